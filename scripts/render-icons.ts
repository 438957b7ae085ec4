/**
 * Draws the app's icons from one SVG: `npx tsx scripts/render-icons.ts`.
 * The pictures are kept in the repository; run this again when the drawing changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from './chromium';

const assets = path.resolve(__dirname, '../assets');
const drawing = readFileSync(path.join(assets, 'icon.svg'), 'utf8');
const pieceOnly = drawing.replace(/<rect[^>]*\/>/g, '');

const pictures = [
  { file: 'icon.png', size: 1024, svg: drawing, scale: 1 },
  { file: 'favicon.png', size: 48, svg: pieceOnly, scale: 1.2 },
  { file: 'splash.png', size: 512, svg: pieceOnly, scale: 1.1 },
  // Android may cut an adaptive icon down to its middle two thirds.
  { file: 'adaptive-icon.png', size: 1024, svg: pieceOnly, scale: 0.8 },
];

async function main() {
  const browser = await launchChromium();
  for (const { file, size, svg, scale } of pictures) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{width:${size}px;height:${size}px;transform:scale(${scale})}</style>${svg}`,
    );
    writeFileSync(path.join(assets, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
}

void main();
