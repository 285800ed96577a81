import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { addEntrant } from '~/entrants/change-entrants.server';
import type { BestOf, MatchResult } from '~/rounds/match';
import type { Match, Rounds } from '~/rounds/matches.server';
import type { PairingReading, ReadPairing, ReadSide } from '~/rounds/pasted/reading';
import { type NewMatch, pairKey } from '~/rounds/publish-plan';
import { lastRound, stageOf } from '~/rounds/shown-rounds.server';

export const maxRound = 30;

const blank = { reading: '', tonamelId: '', discordId: '', twitterId: '', seed: null, seat: '' };

/** Answers to "who is this?", by the text of the side: an entrant's ID, `bye` or `new`. */
export type Choices = ReadonlyMap<string, string>;

export function readChoices(form: FormData): Choices {
  const [texts, chosen] = [form.getAll('side').map(String), form.getAll('as').map(String)];
  return new Map(texts.flatMap((text, at) => (chosen[at] ? [[text, chosen[at]] as const] : [])));
}

/** Adds the people that staff chose to add. @returns the choices with their IDs; undefined if the list has changed meanwhile */
export async function addChosen(
  db: Database,
  tournamentId: string,
  choices: Choices,
  listed: number,
  now: Date,
): Promise<Choices | undefined> {
  const settled = new Map(choices);
  let seen = listed;
  for (const [text, chosen] of choices) {
    if (chosen !== 'new') continue;
    const id = newId();
    if (!(await addEntrant(db, tournamentId, { ...blank, name: text.slice(0, 40), id }, seen, now)))
      return undefined;
    seen += 1;
    settled.set(text, id);
  }
  return settled;
}

/** Sides that staff have to settle, each text once. */
export function unsettledSides({ pairings }: Pick<PairingReading, 'pairings'>, choices: Choices) {
  const sides = new Map<string, { text: string; ids: readonly string[] }>();
  for (const side of pairings.flatMap(({ a, b }) => [a, b])) {
    if (side.kind === 'player' || side.kind === 'bye' || choices.get(side.text) === 'new') continue;
    sides.set(side.text, { text: side.text, ids: side.kind === 'several' ? side.ids : side.near });
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
      ...{ round, place, seat: pairing.table.slice(0, 12), isBye },
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
