import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrangler } from '../wrangler';
import { limits, type Measured } from './limits';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** Microseconds. */
  timeDeltas: number[];
}

/** Milliseconds of a profile in which the process did something. */
function activeMs({ nodes, samples, timeDeltas }: Profile) {
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  );
  return samples.reduce((sum, id, at) => sum + (idle.has(id) ? 0 : (timeDeltas[at] ?? 0)), 0) / 1000;
}

function profileStart(config: string, folder: string) {
  const outfile = join(folder, 'start.cpuprofile');
  const { ok, output } = wrangler(
    ...['check', 'startup', '-c', config, `--args=-c ${config} --minify`, '--outfile', outfile],
  );
  if (!ok) throw new Error(`wrangler check startup failed:\n${output}`);
  return activeMs(JSON.parse(readFileSync(outfile, 'utf8')));
}

const units = { KiB: 1024, MiB: 1024 * 1024 };
const bytesOf = (count = '0', unit = 'KiB') => Number(count) * units[unit === 'MiB' ? 'MiB' : 'KiB'];

/** Measures a built worker as wrangler would upload it. A busy machine slows a start, so that of a slow one is repeated. */
export function measure(config: string): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'sixsheet-deploy-'));
  try {
    const { ok, output } = wrangler(
      ...['deploy', '--dry-run', '--minify', '--outdir', join(folder, 'bundle'), '-c', config],
    );
    const [, raw, rawUnit, gzip, gzipUnit] =
      /Total Upload: ([\d.]+) (\w+) \/ gzip: ([\d.]+) (\w+)/.exec(output) ?? [];
    if (!ok || !raw) throw new Error(`wrangler deploy --dry-run failed:\n${output}`);
    let startMs = profileStart(config, folder);
    for (let again = 0; again < 2 && startMs > limits.startMs; again += 1)
      startMs = Math.min(startMs, profileStart(config, folder));
    return { raw: bytesOf(raw, rawUnit), gzip: bytesOf(gzip, gzipUnit), startMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
