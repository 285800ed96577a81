import { Dex } from '@pkmn/dex';
import { type Locale, locales } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { type Allowed, allowedIn } from '~/pokedex/allowed';
import { games } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { learnableMoves } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { plainName } from '~/pokedex/name';
import { abilitiesOf, baseOf, formOnSheet, formsOf, speciesInGames, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { decideMember } from '~/readings/engine/decide-member';
import { lettersOf, matchName } from '~/readings/engine/match-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import type { ReadLine } from '~/readings/engine/read-lines';
import type { ReadMember, ReadValue } from '~/readings/reading';
import { pick, type Random, seeded } from '../random';

interface Truth {
  species: string;
  ability?: string;
  item?: string;
  moves: readonly string[];
}

interface Drawn extends Truth {
  ability: string;
  item: string;
}

const columns = ['sure', 'asked', 'look', 'wrong'] as const;
/** How often a value was right and sure, asked about, another form in looks alone and sure, or wrong and sure. */
type Counts = Record<(typeof columns)[number], number>;
const kinds = ['species', 'ability', 'item', 'move'] as const;
type Kind = (typeof kinds)[number];
const none = (): Counts => ({ sure: 0, asked: 0, look: 0, wrong: 0 });

/** Decides cards whose every text was read exactly: every form of both games, with each of its abilities, `draws` times. */
export function printDecisions(seed: number, draws: number) {
  const random = seeded(seed);
  const forms = speciesInGames().filter((key) => formOnSheet(key) === key && learnableMoves(key).size > 0);
  const told: [string, Allowed][] = [['no regulation', {}]];
  for (const game of games) told.push([`any of ${game}`, allowedIn(game, null)]);
  console.log(`\nDecisions on texts read exactly: ${forms.length} forms, ${draws} draws in each language`);
  console.log(`${'told'.padEnd(18)}${'value'.padEnd(8)}${columns.map((one) => one.padStart(9)).join('')}`);
  for (const [name, allowed] of told) {
    const inside = forms.filter((form) => allowed.species?.has(form) ?? true);
    const { counts, wrong } = decideAll(random, inside, draws, allowed);
    for (const kind of kinds)
      console.log(
        name.padEnd(18) +
          kind.padEnd(8) +
          columns.map((one) => String(counts[kind][one]).padStart(9)).join(''),
      );
    for (const [what, times] of wrong) console.log(`  ${what} (${times})`);
  }
}

function decideAll(random: Random, forms: readonly string[], draws: number, allowed: Allowed) {
  const counts: Record<Kind, Counts> = { species: none(), ability: none(), item: none(), move: none() };
  const wrong = new Map<string, number>();
  const count = (form: string, kind: Kind, truth: string, read: ReadValue | undefined) => {
    const outcome = outcomeOf(kind, truth, read);
    counts[kind][outcome]++;
    if (outcome !== 'wrong') return;
    const what = `${form}: ${kind} ${truth} is ${read?.key}`;
    wrong.set(what, (wrong.get(what) ?? 0) + 1);
  };
  for (const species of forms)
    for (const ability of abilitiesOf(species))
      for (const locale of locales)
        for (let draw = 0; draw < draws; draw++) {
          const truth = drawn(random, species, ability, allowed);
          const read = decided(truth, locale, allowed);
          count(species, 'species', species, read.species);
          count(species, 'ability', ability, read.ability);
          count(species, 'item', truth.item, read.item);
          for (const [row, move] of truth.moves.entries()) count(species, 'move', move, read.moves[row]);
        }
  return { counts, wrong };
}

function outcomeOf(kind: Kind, truth: string, read: ReadValue | undefined): keyof Counts {
  if (read?.uncertain !== false || read.key === null) return 'asked';
  if (read.key === truth) return 'sure';
  return kind === 'species' && playsAlike(read.key, truth) ? 'look' : 'wrong';
}

/** By another's tables, not by those that the engine decides with. */
export function playsAlike(one: string, other: string): boolean {
  const facts = (key: string) => {
    const { baseSpecies, types, baseStats, abilities } = Dex.species.get(key);
    return JSON.stringify([baseSpecies, types, baseStats, Object.values(abilities).sort()]);
  };
  return facts(one) === facts(other);
}

function drawn(random: Random, species: string, ability: string, allowed: Allowed): Drawn {
  const learnable = [...learnableMoves(species)].filter((move) => moveNames[move]);
  const moves = new Set<string>();
  while (moves.size < Math.min(4, learnable.length)) moves.add(pick(random, learnable));
  const made = traitsOf(species)?.formItems ?? [];
  const takes = new Set(formsOf(species).flatMap((form) => traitsOf(form)?.formItems ?? []));
  const others = Object.keys(itemNames).filter(
    (item) => (allowed.items?.has(item) ?? true) && !takes.has(item),
  );
  return {
    species,
    ability,
    item: made.length > 0 ? pick(random, made) : pick(random, others),
    moves: [...moves],
  };
}

/** The decision on a card whose every text was read exactly. */
export function decided(truth: Truth, locale: Locale, allowed: Allowed): ReadMember {
  const text = (name: { ja: string; en: string } | undefined) => plainName(name?.[locale] ?? '');
  return decideMember(
    {
      species: exactly(text(speciesNames[baseOf(truth.species)]), locale),
      ability: exactly(text(abilityNames[truth.ability ?? '']), locale),
      item: exactly(text(itemNames[truth.item ?? '']), locale),
      moves: truth.moves.map((move) => exactly(text(moveNames[move]), locale)),
    },
    allowed,
  );
}

const lines = new Map<string, ReadLine>();

/** A line as if the recognizer had read exactly this text. */
function exactly(text: string, locale: Locale): ReadLine {
  const known = lines.get(locale + text);
  if (known) return known;
  const names = namesOnScreen(locale);
  const letters = lettersOf(text);
  const read: ReadLine = {
    line: { x: 0, y: 0, width: text.length * 10, height: 18, polarity: 'light', contrast: 150, parts: [] },
    texts: [text],
    species: matchName(names.species, letters),
    abilities: matchName(names.abilities, letters),
    items: matchName(names.items, letters),
    moves: matchName(names.moves, letters),
  };
  lines.set(locale + text, read);
  return read;
}
