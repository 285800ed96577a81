import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { addEntrant } from '~/entrants/change-entrants.server';
import { type BestOf, bestOfs, type MatchResult } from '~/rounds/match';
import type { Match, Rounds } from '~/rounds/matches.server';
import type { PairingProblem, PairingReading, ReadPairing, ReadSide } from '~/rounds/pasted/reading';
import { type NewMatch, pairKey } from '~/rounds/publish-plan';
import { plainSeat } from '~/rounds/seat';
import { lastRound, stageOf } from '~/rounds/shown-rounds.server';
import { firstCharacters, plainText } from '~/text/text';

export const maxRound = 30;
const maxMinutes = 600;
const maxName = 40;

const blank = { reading: '', tonamelId: '', discordId: '', twitterId: '', seed: null, seat: '' };

/** Answers to "who is this?", by the text of the side: an entrant's ID, `bye` or `new`. */
export type Choices = ReadonlyMap<string, string>;

export function readChoices(form: FormData): Choices {
  const [texts, chosen] = [form.getAll('side').map(String), form.getAll('as').map(String)];
  return new Map(texts.flatMap((text, at) => (chosen[at] ? [[text, chosen[at]] as const] : [])));
}

interface Newcomer {
  /** Text of the side that names them. */
  text: string;
  id: string;
  name: string;
}

/** People that staff chose to add, with the IDs that they get. */
export const newcomersIn = (choices: Choices): Newcomer[] =>
  [...choices]
    .filter(([, chosen]) => chosen === 'new')
    .map(([text]) => ({ text, id: newId(), name: firstCharacters(plainText(text), maxName) }));

/** The choices with the IDs of newcomers. */
export const withIds = (choices: Choices, newcomers: readonly Newcomer[]): Choices =>
  new Map([...choices, ...newcomers.map(({ text, id }) => [text, id] as const)]);

/** Adds those newcomers who play. @returns false if the list has changed since it had `listed` people */
export async function addNewcomers(
  db: Database,
  tournamentId: string,
  { newcomers, matches, listed }: { newcomers: Newcomer[]; matches: readonly NewMatch[]; listed: number },
  now: Date,
): Promise<boolean> {
  const playing = new Set(matches.flatMap(({ a, b }) => [a, b]));
  let seen = listed;
  for (const { id, name } of newcomers.filter((each) => playing.has(each.id))) {
    if (!(await addEntrant(db, tournamentId, { ...blank, name, id }, seen, now))) return false;
    seen += 1;
  }
  return true;
}

/** A round with such a problem is never published, because nobody could play it. */
export const isImpossible = ({ reason }: PairingProblem): boolean => reason === 'twice' || reason === 'self';

/** Sides that staff have to settle, each text once; also those whose answer puts a player into two matches. */
export function unsettledSides(
  { pairings, problems }: Pick<PairingReading, 'pairings' | 'problems'>,
  choices: Choices,
) {
  const impossible = new Set(problems.filter(isImpossible).map(({ player }) => player));
  const sides = new Map<string, { text: string; ids: readonly string[] }>();
  for (const side of pairings.flatMap(({ a, b }) => [a, b])) {
    if (side.kind === 'bye') continue;
    const { text } = side;
    if (side.kind !== 'player')
      sides.set(text, { text, ids: side.kind === 'several' ? side.ids : side.near });
    else if (choices.has(text) && impossible.has(side.id)) sides.set(text, { text, ids: [] });
  }
  return [...sides.values()];
}

const idOf = (side: ReadSide) => (side.kind === 'player' ? side.id : null);

function resultOf({ games, winner }: ReadPairing): MatchResult | null {
  if (!winner) return null;
  return { winner, gamesA: games?.[0] ?? null, gamesB: games?.[1] ?? null, isWalkover: false };
}

/** Pairings as rows to publish, in the order of the text. A side without a player is a bye. */
export const matchesToPublish = (pairings: readonly ReadPairing[], round: number): NewMatch[] =>
  pairings.map((pairing, place) => {
    const [a, b] = [idOf(pairing.a), idOf(pairing.b)];
    const isBye = a === null || b === null;
    return {
      ...{ round, place, seat: plainSeat(pairing.table), isBye },
      a: a ?? b,
      b: isBye ? null : b,
      result: isBye ? null : resultOf(pairing),
    };
  });

/** What publishing would do to results that are already there. */
export function effectsOn(
  { matches }: Rounds,
  round: number,
  next: readonly NewMatch[],
): { isThere: boolean; kept: number; lost: Match[] } {
  const ofRound = matches.filter((match: Match) => match.stage === 'swiss' && match.round === round);
  const played = ofRound.filter(({ winner, isBye }) => winner && !isBye);
  const pairs = new Set(next.map(({ a, b }) => pairKey(a, b)));
  const lost = played.filter(({ entrantA, entrantB }) => !pairs.has(pairKey(entrantA, entrantB)));
  return { isThere: ofRound.length > 0, kept: played.length - lost.length, lost };
}

const lastSwiss = ({ matches }: Rounds) => lastRound(matches.filter(({ stage }) => stage === 'swiss'));

export const bestOfOf = (rounds: Rounds): BestOf => stageOf(rounds, 'swiss')?.settings.bestOf ?? 3;

/** A correction keeps the end of the round that is being played. */
export const endOf = (rounds: Rounds, round: number): Date | null =>
  round <= lastSwiss(rounds) ? (stageOf(rounds, 'swiss')?.roundEndsAt ?? null) : null;

/** The round in the text; else the one after the last, once that has begun to have results. */
export const roundFor = (rounds: Rounds, read: number | null): number => read ?? lastSwiss(rounds) + 1;

export type NumberField = 'round' | 'minutes';
const isIn = (number: number, max: number) => Number.isInteger(number) && number >= 1 && number <= max;

/** Reads what staff typed beside the text, where an empty field says nothing. @param read number of the round in the text */
export function readSettings(form: FormData, rounds: Rounds, read: number | null) {
  const wrong: NumberField[] = [];
  const numberIn = (name: NumberField, max: number) => {
    const text = String(form.get(name) ?? '')
      .normalize('NFKC')
      .trim();
    const isNumber = /^\d{1,3}$/.test(text) && isIn(Number(text), max);
    if (text !== '' && !isNumber) wrong.push(name);
    return isNumber ? Number(text) : undefined;
  };
  const typed = (name: NumberField) => String(form.get(name) ?? '').slice(0, 20);
  const [own, minutes] = [numberIn('round', maxRound), numberIn('minutes', maxMinutes)];
  const next = own ?? roundFor(rounds, read);
  if (!isIn(next, maxRound) && !wrong.includes('round')) wrong.push('round');
  return {
    round: next,
    bestOf: bestOfs.find((each) => String(each) === form.get('bestOf')) ?? bestOfOf(rounds),
    minutes,
    wrong,
    typed: {
      round: own === undefined && wrong.includes('round') ? typed('round') : String(next),
      minutes: typed('minutes'),
    },
  };
}
