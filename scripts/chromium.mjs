// Browsers for tests: Chromium, and Debian's headless shell, which is a third faster but runs nothing in the background
// (service workers get no `sync`). They are installed on demand as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const shell = '/usr/bin/chromium-headless-shell';
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** @returns the path of an installed Chromium: $CHROMIUM, Playwright's own, or the system's; else undefined */
export const findChromium = () =>
  firstOf([
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/** @returns the path of the fastest installed browser that renders like Chromium, else undefined */
export const findQuickChromium = () => firstOf([process.env.CHROMIUM, shell]) ?? findChromium();

function installOnDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['update', '-qq'], { env, stdio });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio });
}

/** Finds a Chromium or installs one, on Debian with a Japanese font. @returns its path */
export function requireChromium() {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!findChromium()) {
    if (isDebianRoot) installOnDebian(['chromium', 'fonts-noto-cjk']);
    else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  // Optional: not every Debian has it, and it only saves time.
  if (isDebianRoot && process.env.CI && !existsSync(shell)) installOnDebian(['chromium-headless-shell']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium found: install one, or name it in CHROMIUM.');
  return installed;
}

/** Launch options for tests: no background requests. */
export const startedFrom = (executablePath) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
