import type { AppLoadContext } from '@remix-run/cloudflare';
import { treeOf } from '~/broadcast/bracket';
import type { DraftAct, Given } from '~/broadcast/desk-act';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room/room';
import type { UpcomingMatch } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import type { DeskProblems, DeskValues, SeatChoice } from '../desk-values';
import { bracketValuesOf } from '../lists/bracket-values';
import { findTopEight } from '../lists/top-eight.server';
import { upNextText } from '../lists/up-next-lines';
import { bracketOnAir } from './bracket-on-air';
import { findPublished, type PublishedMatch, publishedMatches, upNextOf } from './published-matches.server';

interface Filling {
  context: AppLoadContext;
  streamId: StreamOf;
  person: Person;
  input: Given;
  /** The form as it was sent. */
  values: DeskValues;
  teams: readonly SeatChoice[];
}

/** Values with which a button filled the form. */
interface Filled {
  values: DeskValues;
  problems?: DeskProblems;
  /** The same matches as `values` print them. Printed text can't always be parsed again: a name may look like a table's number. */
  upNext?: readonly UpcomingMatch[];
  /** To be seated in the scene, because a name alone does not tell whose team it is. */
  match?: PublishedMatch;
}

const fills: Partial<Record<DraftAct, (filling: Filling) => Filled | Promise<Filled>>> = {
  pick: ({ values, input: { side, team }, teams }) => {
    const choice = teams.find(({ id }) => id === team);
    if (!choice || (side !== '1' && side !== '2')) return { values };
    return { values: { ...values, [`player${side}`]: choice.displayName, [`team${side}`]: choice.id } };
  },
  async match(filling) {
    const { values } = filling;
    const match = (await listMatches(filling)).find(({ id }) => id === values.match);
    return match ? { values, match } : { values, problems: { match: 'matchOver' } };
  },
  async 'up-next'(filling) {
    const { context, streamId, person, values } = filling;
    const [matches, state] = await Promise.all([
      listMatches(filling),
      roomOf(context.env, streamId).look(streamId, person),
    ]);
    const upNext = upNextOf(matches, state ? [state.desk.live, state.desk.draft] : []);
    if (upNext.length === 0) return { values, problems: { upNext: 'noPairings' } };
    return { values: { ...values, upNext: upNextText(upNext, 'ja') }, upNext };
  },
  async 'top-eight'({ context, streamId, values, teams }) {
    const rounds = await findPublished(context.db, streamId.groupId, values.tournamentId ?? null);
    const bracket = rounds && bracketOnAir(rounds, teams);
    if (bracket) return { values: { ...values, ...bracketValuesOf(bracket) } };
    const best = await findTopEight(context.db, streamId.groupId, values.tournamentId ?? null);
    if (!best) return { values, problems: { bracketName1: 'noTopEight' } };
    return { values: { ...values, ...bracketValuesOf({ players: treeOf(best), scores: [] }) } };
  },
};

async function listMatches({ context, streamId, values, teams }: Filling): Promise<PublishedMatch[]> {
  const rounds = await findPublished(context.db, streamId.groupId, values.tournamentId ?? null);
  return rounds ? publishedMatches(rounds, teams) : [];
}

export const fillForm = async (act: DraftAct, filling: Filling): Promise<Filled> =>
  (await fills[act]?.(filling)) ?? { values: filling.values };
