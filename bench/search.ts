// npm run bench:search: time of name searches, by the function that server and browser share. Every fourth name is searched
// by its first letters, whole and with a typo, in both languages; the target is 5 ms per query. Best of three, against noise.
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import type { Dictionary } from '~/pokedex/name';
import { searchIndex, searchNames } from '~/pokedex/search';
import { speciesNames } from '~/pokedex/species-names';

const kinds: [string, Dictionary][] = [
  ['species', speciesNames],
  ['abilities', abilityNames],
  ['items', itemNames],
  ['moves', moveNames],
];

const withTypo = (name: string) => `${name.slice(0, 2)}${name.slice(3)}`;
const questions = ({ ja, en }: { ja: string; en: string }) => [
  ja.slice(0, 2),
  ja,
  withTypo(ja),
  en.slice(0, 3),
  en,
  withTypo(en),
];

const rows = kinds.map(([kind, dictionary]) => {
  const started = performance.now();
  const index = searchIndex(dictionary, kind === 'species' ? speciesAliases : {});
  const buildMs = performance.now() - started;
  const sample = Object.values(dictionary).filter((_name, at) => at % 4 === 0);
  const times = sample
    .flatMap(questions)
    .map((question) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const before = performance.now();
          searchNames(index, question);
          return performance.now() - before;
        }),
      ),
    )
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  return {
    kind,
    names: Object.keys(dictionary).length,
    'index, ms': buildMs.toFixed(0),
    queries: times.length,
    'p50, ms': at(0.5),
    'p95, ms': at(0.95),
    'p99, ms': at(0.99),
    'max, ms': at(1),
  };
});
console.table(rows);
