import type { Rounds } from './matches.server';
import { isOpen, nextAtTables } from './open-matches.server';
import {
  lastRound,
  matchesOf,
  type ShownBlock,
  type ShownMatch,
  shownBlocks,
  stageOf,
} from './shown-rounds.server';
import type { StageKind } from './stage';

interface Line {
  /** Entrant or match, for React. */
  id: string;
  seat: string;
  names: string[];
  isDone: boolean;
}

/** One picture of the hall screen. */
export type ScreenPage =
  | { kind: 'tables' | 'names'; lines: Line[] }
  | { kind: 'block'; block: ShownBlock; advance: number };

export interface Screen {
  stage: StageKind;
  round: number;
  rounds: number;
  /** Tables that still play. */
  left: number;
  roundEndsAt: Date | null;
  page: ScreenPage;
}

const tablesPerPage = 32;
const namesPerPage = 48;
/** The screen shows the next picture at each of its refreshes. */
const turnMs = 15_000;

/** What the hall screen shows now: of the stage that was published last, one picture after the other. */
export function screenAt(rounds: Rounds, now: Date): Screen | undefined {
  const latest = rounds.stages.toSorted(
    (one, other) => (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0),
  )[0];
  if (!latest) return undefined;
  const { kind } = latest;
  const all = matchesOf(rounds, kind);
  const current = kind === 'swiss' ? lastRound(all) : (all.find(isOpen)?.round ?? lastRound(all));
  const shown = kind === 'blocks' ? nextAtTables(all) : all.filter(({ round }) => round === current);
  const advance = stageOf(rounds, 'blocks')?.settings.blocks?.advance ?? 0;
  const pages: ScreenPage[] = [
    ...chunks(shown.map(lineOf), tablesPerPage).map((lines) => ({ kind: 'tables' as const, lines })),
    ...(kind === 'swiss'
      ? chunks(byName(shown), namesPerPage).map((lines) => ({ kind: 'names' as const, lines }))
      : []),
    ...(kind === 'blocks'
      ? shownBlocks(rounds).map((block) => ({ kind: 'block' as const, block, advance }))
      : []),
  ];
  const page = pages[Math.floor(now.getTime() / turnMs) % Math.max(1, pages.length)];
  return (
    page && {
      ...{ stage: kind, round: current, rounds: lastRound(all), page },
      left: (kind === 'blocks' ? all : shown).filter(isOpen).length,
      roundEndsAt: latest.roundEndsAt,
    }
  );
}

const lineOf = ({ id, seat, a, b, isBye, result }: ShownMatch): Line => ({
  ...{ id, seat },
  names: [a?.name ?? '', isBye ? '' : (b?.name ?? '')],
  isDone: result !== null,
});

const byName = (matches: readonly ShownMatch[]): Line[] =>
  matches
    .flatMap(({ a, b, seat, result }) =>
      [a, b].flatMap((player) =>
        player ? [{ id: player.id, seat, names: [player.name], isDone: result !== null }] : [],
      ),
    )
    .sort((one, other) => (one.names[0] ?? '').localeCompare(other.names[0] ?? '', 'ja'));

/** Parts of about the same length, at most `max`. */
function chunks<Item>(items: readonly Item[], max: number): Item[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / max));
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}
