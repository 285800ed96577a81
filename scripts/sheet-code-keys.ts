// npm run pokedex: appends new pokedex keys to the tables of docs/sheet-qr.md. Existing keys must keep their index, which
// printed codes refer to: the tests check the hash of each edition of the tables.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const pokedex = new URL('../app/pokedex/data/', import.meta.url);
const tables = new URL('../app/sheets/sheet-code/keys/', import.meta.url);
const editions = new URL('../tests/sheets/sheet-code/editions.json', import.meta.url);
const read = (file: string, folder: URL) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

function write(file: string, lines: readonly string[]) {
  const rows = lines.map((line) => `  ${JSON.stringify(line)}`);
  writeFileSync(new URL(file, tables), `[\n${rows.join(',\n')}\n]\n`);
}

const hashOf = (keys: readonly string[]) =>
  createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16);

const edition: Record<string, unknown> = {};
for (const kind of ['items', 'moves', 'natures', 'types']) {
  const file = `${kind}.json`;
  const keys = [...new Set<string>([...read(file, tables), ...Object.keys(read(file, pokedex))])];
  write(file, keys);
  edition[kind] = { count: keys.length, hash: hashOf(keys) };
}

// Likewise append-only: new abilities follow a species' existing ones.
const species = new Map<string, string[]>();
for (const line of read('species.json', tables)) {
  const [key = '', ...abilities] = line.split(' ');
  species.set(key, abilities);
}
const traits: Record<string, (string | number)[]> = read('traits.json', pokedex).species;
for (const [key, row] of Object.entries(traits)) {
  const abilities = String(row[2] ?? '')
    .split(' ')
    .filter(Boolean);
  species.set(key, [...new Set([...(species.get(key) ?? []), ...abilities])]);
}
write(
  'species.json',
  [...species].map(([key, abilities]) => [key, ...abilities].join(' ')),
);
const abilities = [...species.values()];
edition.species = { count: species.size, hash: hashOf([...species.keys()]) };
edition.abilities = {
  counts: abilities.map((own) => own.length).join(''),
  hash: hashOf(abilities.map((own) => own.join(' '))),
};

const before: Record<string, unknown>[] = JSON.parse(readFileSync(editions, 'utf8'));
const { since, ...last } = before.at(-1) ?? {};
if (JSON.stringify(last) !== JSON.stringify(edition)) {
  const added = [...before, { since: new Date().toISOString().slice(0, 10), ...edition }];
  writeFileSync(editions, `${JSON.stringify(added, null, 2)}\n`);
}
