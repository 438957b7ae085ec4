import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const OUTPUT = 'dist-native-proof';

/** The app's bundle for Android, before it is shortened and compiled to bytecode. */
export interface AndroidBundle {
  readonly text: string;
  readonly map: SourceMap;
}

export const exportAndroid = (): AndroidBundle => {
  rmSync(path.join(root, OUTPUT), { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [
      ...[require.resolve('expo/bin/cli'), 'export', '--platform', 'android'],
      ...['--output-dir', OUTPUT],
      ...['--no-minify', '--no-bytecode', '--source-maps', 'external'],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', CI: '1', EXPO_OFFLINE: '1' },
    },
  );
  return {
    text: readOne('.js'),
    map: new SourceMap(JSON.parse(readOne('.js.map'))),
  };
};

const readOne = (ending: string): string => {
  const folder = path.join(root, OUTPUT, '_expo/static/js/android');
  const [name, ...others] = readdirSync(folder).filter((file) => file.endsWith(ending));
  if (name === undefined || others.length > 0) throw new Error(`Expected one file *${ending}.`);
  return readFileSync(path.join(folder, name), 'utf8');
};
