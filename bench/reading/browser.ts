import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../../scripts/chromium.mjs';

let browser: Promise<Browser> | undefined;

/** Browser that draws and damages pictures, launched on first use. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return browser;
}

export const closeBrowser = async () => (await browser)?.close();
