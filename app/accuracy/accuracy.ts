import type { Game } from '~/pokedex/game';
import type { ReadField, ReadOutcome } from '~/readings/reading';
import { type Aspect, aspects } from './aspects';

const readFields = ['species', 'ability', 'item', 'move', 'statAlignment'] as const;
/** Sure but wrong comes first: the player was not asked. */
export const sureOutcomes = ['sureWrong', 'sureRight'] as const;
export const askedOutcomes = ['askedRight', 'askedWrong'] as const;
export const readOutcomes = [...sureOutcomes, ...askedOutcomes, 'unread'] as const;

export interface Tally {
  engineVersion: string;
  game: Game;
  field: ReadField;
  outcome: ReadOutcome;
  count: number;
}

export interface AspectTally extends Tally {
  aspect: Aspect;
}

export interface Counts {
  byOutcome: Record<ReadOutcome, number>;
  total: number;
}

export interface Accuracy {
  engineVersion: string;
  game: Game;
  fields: { field: ReadField; counts: Counts }[];
  all: Counts;
  /** `weakest`: the field that most often is not surely right; undefined where too few values are counted. */
  aspects: { aspect: Aspect; counts: Counts; weakest?: ReadField }[];
}

export function accuracyOf(tallies: readonly Tally[], byAspect: readonly AspectTally[] = []): Accuracy[] {
  const groups = new Map<string, Tally[]>();
  for (const tally of tallies) {
    const key = `${tally.engineVersion} ${tally.game}`;
    groups.set(key, [...(groups.get(key) ?? []), tally]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const fields = readFields
        .map((field) => ({ field, counts: countsOf(group.filter((tally) => tally.field === field)) }))
        .filter(({ counts }) => counts.total > 0);
      const { engineVersion, game } = first;
      const own = byAspect.filter((tally) => tally.engineVersion === engineVersion && tally.game === game);
      return { engineVersion, game, fields, all: countsOf(group), aspects: aspectsIn(own) };
    })
    .sort(
      (a, b) =>
        b.engineVersion.localeCompare(a.engineVersion, 'en', { numeric: true }) ||
        a.game.localeCompare(b.game),
    );
}

const aspectsIn = (tallies: readonly AspectTally[]): Accuracy['aspects'] =>
  aspects.flatMap((aspect) => {
    const some = tallies.filter((tally) => tally.aspect === aspect);
    return some.length === 0 ? [] : [{ aspect, counts: countsOf(some), weakest: weakestOf(some) }];
  });

function weakestOf(tallies: readonly Tally[]): ReadField | undefined {
  const shares = readFields
    .map((field) => ({ field, counts: countsOf(tallies.filter((tally) => tally.field === field)) }))
    .filter(({ counts }) => counts.total >= minForShare && counts.byOutcome.sureRight < counts.total)
    .map(({ field, counts }) => ({ field, share: counts.byOutcome.sureRight / counts.total }));
  return shares.sort((a, b) => a.share - b.share)[0]?.field;
}

function countsOf(tallies: readonly Tally[]): Counts {
  const byOutcome = { sureRight: 0, sureWrong: 0, askedRight: 0, askedWrong: 0, unread: 0 };
  for (const { outcome, count } of tallies) byOutcome[outcome] += count;
  return { byOutcome, total: tallies.reduce((sum, { count }) => sum + count, 0) };
}

/** A share of fewer values would suggest more than is known. */
export const minForShare = 20;

export function formatShare(count: number, total: number, locale: string): string | undefined {
  if (total < minForShare) return undefined;
  const maximumFractionDigits = total < 100 ? 0 : total < 1000 ? 1 : 2;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }).format(count / total);
}
