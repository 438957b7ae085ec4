/**
 * Measures the exported web app in a browser: `npm run bench:ui`. How long it takes to open, what is loaded for
 * that and when, and how smoothly a piece follows the finger while the computer thinks, alone and beside a tournament.
 * What the figures mean and what limits them is in docs/smoothness.md.
 */
import { printLoading } from './bench-ui-loading';
import { printSmoothness } from './bench-ui-smoothness';
import { printTournament } from './bench-ui-tournament';
import { launchChromium } from './chromium';
import { exportWebIfStale, serveWebExport } from './web-export';

async function main(): Promise<void> {
  exportWebIfStale();
  const site = await serveWebExport();
  const browser = await launchChromium();
  try {
    await printLoading(browser);
    await printSmoothness(browser, site.url);
    await printTournament(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

void main();
