// The browsers for tests: a whole Chromium, and Debian's shell of the same engine without windows, which is a third
// quicker but does nothing in the background (a service worker gets no `sync` in it). As root on Debian they are
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const shell = '/usr/bin/chromium-headless-shell';
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** The path of an installed Chromium, or undefined: the named one, Playwright's own, or the system's. */
export const findChromium = () =>
  firstOf([
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/** The path of the quickest installed browser that paints as Chromium does, or undefined. */
export const findQuickChromium = () => firstOf([process.env.CHROMIUM, shell]) ?? findChromium();

function installOnDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['update', '-qq'], { env, stdio });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio });
}

/** The path of a Chromium, which is installed if need be (on Debian with a font that has Japanese, and the shell). */
export function requireChromium() {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!findChromium()) {
    if (isDebianRoot) installOnDebian(['chromium', 'fonts-noto-cjk']);
    else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  // Not every Debian has it, and nothing but time is lost without it.
  if (isDebianRoot && process.env.CI && !existsSync(shell)) installOnDebian(['chromium-headless-shell']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium found: install one, or name it in CHROMIUM.');
  return installed;
}

/** How a browser of the tests is started: without anything that asks the network by itself. */
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
