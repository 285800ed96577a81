import type { MatchState } from '~/rounds/match';
import type { Rounds } from '~/rounds/matches.server';
import { publicRounds } from '~/rounds/public-rounds.server';
import { matchesOf, type ShownMatch, stageOf } from '~/rounds/shown-rounds.server';

const shows = ['open', 'reported', 'objected'] as const satisfies readonly MatchState[];
type Show = (typeof shows)[number];

const countsOf = (matches: readonly ShownMatch[]) => ({
  open: matches.filter(({ state, a, b }) => state === 'open' && a && b).length,
  reported: matches.filter(({ state }) => state === 'reported').length,
  /** Results that withdrawing would delete. */
  results: matches.filter(({ result, isBye }) => result && !isBye).length,
});

/** Rounds as staff see them: drafts, what is missing, and what they have to decide first. */
export function deskRounds(rounds: Rounds, query: URLSearchParams) {
  const show = shows.find((each): each is Show => each === query.get('show'));
  const { swiss, blocks, bracket } = publicRounds(rounds, Number(query.get('round')));
  const versionOf = (kind: 'swiss' | 'blocks' | 'bracket') => stageOf(rounds, kind)?.version ?? 0;
  const inBlocks = matchesOf(rounds, 'blocks');
  const all = [...inBlocks, ...matchesOf(rounds, 'swiss'), ...(bracket?.matches ?? [])];
  return {
    show,
    hasDraft: stageOf(rounds, 'blocks')?.settings.draft !== undefined,
    objected: all.filter(({ state }) => state === 'objected'),
    swiss: swiss && { ...swiss, ...countsOf(swiss.matches), seen: versionOf('swiss') },
    blocks: blocks && {
      ...blocks,
      ...countsOf(inBlocks),
      open: inBlocks.filter(({ state }) => state === 'open' || state === 'reported'),
      seen: versionOf('blocks'),
    },
    bracket: bracket && { ...bracket, ...countsOf(bracket.matches), seen: versionOf('bracket') },
  };
}
export type DeskRounds = ReturnType<typeof deskRounds>;
