import type { Rounds } from './matches.server';
import { lastRound, matchesOf, shownBlocks, stageOf } from './shown-rounds.server';

/** A page of more blocks shows one at a time. */
const maxBlocksAtOnce = 4;

interface Asked {
  /** Number of the Swiss round to show; the last one is shown for any other number. */
  round: number;
  /** Number of the block to show where there are many, from 1; the first one is shown for any other number. */
  block: number;
}

const within = (asked: number, last: number, otherwise: number) =>
  Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : otherwise;

/** Published rounds as everybody may see them. */
export function publicRounds(rounds: Rounds, asked: Asked) {
  const [swiss, bracket] = [matchesOf(rounds, 'swiss'), matchesOf(rounds, 'bracket')];
  const last = lastRound(swiss);
  const round = within(asked.round, last, last);
  const settings = stageOf(rounds, 'blocks')?.settings.blocks;
  const count = settings?.blocks.length ?? 0;
  const only = count > maxBlocksAtOnce ? within(asked.block, count, 1) - 1 : undefined;
  return {
    swiss:
      last > 0
        ? {
            round,
            rounds: last,
            matches: swiss.filter((match) => match.round === round),
            roundEndsAt: round === last ? (stageOf(rounds, 'swiss')?.roundEndsAt ?? null) : null,
          }
        : undefined,
    blocks: settings && {
      blocks: shownBlocks(rounds, { only }),
      only,
      settings,
      names: Object.fromEntries([...rounds.people].map(([id, { name }]) => [id, name])),
    },
    bracket: bracket.length > 0 ? { matches: bracket, rounds: lastRound(bracket) } : undefined,
  };
}
export type PublicRounds = ReturnType<typeof publicRounds>;
