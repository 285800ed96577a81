import type { Rounds } from './matches.server';
import { lastRound, matchesOf, shownBlocks, stageOf } from './shown-rounds.server';

/** Published rounds as everybody may see them. @param asked number of the Swiss round to show; the last one without it */
export function publicRounds(rounds: Rounds, asked?: number) {
  const [swiss, bracket] = [matchesOf(rounds, 'swiss'), matchesOf(rounds, 'bracket')];
  const last = lastRound(swiss);
  const round = asked && Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : last;
  const settings = stageOf(rounds, 'blocks')?.settings.blocks;
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
      blocks: shownBlocks(rounds),
      settings,
      names: Object.fromEntries([...rounds.people].map(([id, { name }]) => [id, name])),
    },
    bracket: bracket.length > 0 ? { matches: bracket, rounds: lastRound(bracket) } : undefined,
  };
}
export type PublicRounds = ReturnType<typeof publicRounds>;
