import { readFileSync, readdirSync } from 'node:fs';
import { startReader } from './reader';
const r = await startReader();
const dir = '../shared/samples';
const files = readdirSync(dir).filter((f) => /en-.*\.(jpe?g|png|webp)$/.test(f)).slice(0, 14);
for (const f of files.slice(0, 3)) await r.read(readFileSync(`${dir}/${f}`));
const s = (globalThis as any).sample;
console.log(await s.start());
for (const f of files) await r.read(readFileSync(`${dir}/${f}`));
const res = await s.stop();
const by: Record<string, number> = {};
const walk = (n: any, up: string) => {
  const { functionName, url, lineNumber } = n.callFrame; const me = `${functionName}:${lineNumber}`;
  by[`${me} < ${up}`] = (by[`${me} < ${up}`] ?? 0) + n.selfSize;
  for (const c of n.children ?? []) walk(c, me);
};
walk(res.profile.head, '');
for (const [k, v] of Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log((v / 1048576).toFixed(1), k);
await r.stop();
