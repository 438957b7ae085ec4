import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** An installed Chromium or Chrome; `CHROMIUM_PATH` goes before everything else. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const folders: string[] = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const found = named ?? [...inPath, ...USUAL_PLACES].find((file) => existsSync(file));
  if (found === undefined || !existsSync(found)) {
    throw new Error(
      `No Chromium ${named ? `at ${named}` : 'found'}: install one ` +
        '(Debian: `sudo apt-get install chromium`, macOS: `brew install --cask chromium`) ' +
        'or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      // Containers and CI machines often run as root, where the sandbox cannot start.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
