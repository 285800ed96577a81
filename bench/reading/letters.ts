import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, plainName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lettersOf } from '~/readings/engine/match-names';
import type { LabeledImage } from './labels';
import type { Reader } from './reader';

/** Names that are to be found in an image, as it shows them. */
interface Lettering {
  file: string;
  language: Locale;
  texts: { kind: Kind; text: string }[];
  /** Height to read it at: parts of a capture of 1,080 rows are cut without its edges. */
  scale: number;
}

export interface ReadText {
  texts: string[];
  species: Best;
  abilities: Best;
  items: Best;
  moves: Best;
}
type Kind = Exclude<keyof ReadText, 'texts'>;
type Best = { keys: readonly string[]; score: number } | undefined;

const dictionaries: Record<Kind, Dictionary> = {
  species: speciesNames,
  abilities: abilityNames,
  items: itemNames,
  moves: moveNames,
};
const clear = 0.88;

interface Row {
  all: number;
  clear: number;
  seconds: number;
}
const blankRow = (): Row => ({ all: 0, clear: 0, seconds: 0 });

/** Reads each line of the folder's images by itself. Prints how many of the names that stand there are clear at once, and which are not. */
export async function printLetters(reader: Reader, folder: string) {
  const rows: Record<Locale, Row> = { ja: blankRow(), en: blankRow() };
  const missed: string[] = [];
  for (const { file, language, texts, scale } of letteringsIn(folder)) {
    const row = rows[language];
    const { lines, seconds } = await reader.readLines(readFileSync(join(folder, file)), language, scale);
    row.seconds += seconds;
    const unused = new Set(lines);
    for (const { kind, text } of texts) {
      row.all++;
      const named = (line: ReadText) => {
        const best = line[kind];
        const name = dictionaries[kind][best?.keys[0] ?? ''];
        return name !== undefined && plainName(name[language]) === text ? (best?.score ?? 0) : 0;
      };
      const [found] = [...unused].sort((a, b) => named(b) - named(a));
      if (found && named(found) >= clear) {
        row.clear++;
        unused.delete(found);
      } else
        missed.push(
          `  ${file} ${text}: ${found && named(found) > 0 ? `${found.texts.join(' / ')} ${named(found).toFixed(2)}` : closest(lines, text)}`,
        );
    }
  }
  console.log(`\nLetters of ${folder}`);
  for (const locale of locales) {
    const { all, clear: right, seconds } = rows[locale];
    if (all)
      console.log(
        `${locale}  ${right} of ${all} clear at once (${((100 * right) / all).toFixed(1)}%), ${seconds.toFixed(1)} s`,
      );
  }
  for (const line of missed) console.log(line);
}

const closest = (lines: readonly ReadText[], text: string) => {
  const letters = new Set(lettersOf(text));
  const shared = ({ texts: [first = ''] }: ReadText) =>
    [...lettersOf(first)].filter((letter) => letters.has(letter)).length;
  const [best] = [...lines].sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? `«${best.texts.join(' / ')}»` : 'no line';
};

function letteringsIn(folder: string): Lettering[] {
  const cuts = join(folder, 'truth.tsv');
  const screens = join(folder, 'labels.json');
  return [
    ...(existsSync(cuts) ? readFileSync(cuts, 'utf8').trim().split('\n').map(ofCut) : []),
    ...(existsSync(screens)
      ? (JSON.parse(readFileSync(screens, 'utf8')) as LabeledImage[]).map(ofScreen)
      : []),
  ];
}

function ofCut(line: string): Lettering {
  const [file = '', language, kind, texts = ''] = line.split('\t');
  return {
    file,
    language: language as Locale,
    texts: texts.split('|').map((text) => ({ kind: kind as Kind, text })),
    scale: 720 / 1080,
  };
}

function ofScreen({ file, language, team }: LabeledImage): Lettering {
  const text = (kind: Kind, key: string | undefined) =>
    key ? [{ kind, text: plainName(dictionaries[kind][key]?.[language] ?? '') }] : [];
  const texts = team.flatMap(({ species, nickname, ability, item, moves }) => [
    ...(nickname ? [] : text('species', baseOf(species))),
    ...text('abilities', ability),
    ...text('items', item),
    ...moves.flatMap((move) => text('moves', move)),
  ]);
  return { file, language, texts, scale: 0 };
}
