import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
export const dist = path.join(root, 'dist');
const page = path.join(dist, 'index.html');

/** Everything the exported app is made from. */
const SOURCES = [
  ...['app', 'assets', 'components', 'engine/src', 'i18n', 'public', 'services', 'state', 'theme'],
  ...['app.json', 'babel.config.js', 'metro.config.js', 'package-lock.json'],
];

const newest = (file: string): number => {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
};

/** Exports the web app into `dist`, unless what lies there is newer than every source. */
export function exportWebIfStale(): void {
  const changed = Math.max(...SOURCES.map((source) => newest(path.join(root, source))));
  if (existsSync(page) && statSync(page).mtimeMs > changed) return;
  exportWeb();
}

/** Exports the web app into `dist`. */
export function exportWeb(): void {
  execFileSync(
    process.execPath,
    [require.resolve('expo/bin/cli'), 'export', '--platform', 'web', '--output-dir', 'dist'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Jest's own settings would make Metro build for tests.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BABEL_ENV: undefined,
        CI: '1',
        EXPO_OFFLINE: '1',
      },
    },
  );
  writeFileSync(page, withPrefetches(readFileSync(page, 'utf8')));
}

/**
 * What the first script asks for once it runs, which is SQLite, its worker, and the worker that thinks; and the screens
 * behind home, which a tap will ask for.
 */
const NEEDED_EARLY = [
  /\/worker-\w+\.js$/,
  /\.wasm$/,
  /\/thinker-worker-\w+\.js$/,
  /\/far-screens-\w+\.js$/,
];

/** Has the browser fetch these beside the first script. A preload would do so for the page alone, not for a worker. */
function withPrefetches(html: string): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => NEEDED_EARLY.some((names) => names.test(file)));
  const links = files.map((file) => `<link rel="prefetch" href="${file}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};

/** A file that has what is in it in its name. */
const NEVER_CHANGES = /[-.][0-9a-f]{32}\.\w+$/;

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves `dist` on a free port of this machine alone; unknown addresses get the app's one page. */
export async function serveWebExport(onRequest?: (file: string) => void): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(dist, path.normalize(decodeURIComponent(pathname)));
    const isFile =
      wanted.startsWith(dist + path.sep) && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : page;
    onRequest?.(file);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    if (NEVER_CHANGES.test(file))
      response.setHeader('cache-control', 'max-age=31536000, immutable');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
