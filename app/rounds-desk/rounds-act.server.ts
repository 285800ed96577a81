import type { AppLoadContext } from '@remix-run/cloudflare';
import { putAllOn } from '~/entrants/change-entrants.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { publishResults } from '~/results/results.server';
import { findRounds } from '~/rounds/matches.server';
import { addDecider, withdrawMatches } from '~/rounds/publish.server';
import { saveStandings } from '~/rounds/save-standings.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import { type StageSettings, stageKinds } from '~/rounds/stage';
import type { requireTournament } from '~/tournaments/guard.server';
import { wholeNumberIn } from '~/ui/form/whole-number';
import type { Toast } from '~/ui/toast';

type Access = Awaited<ReturnType<typeof requireTournament>>;

interface Press {
  context: AppLoadContext;
  access: Access;
  form: FormData;
  now: Date;
}

const toastOf = (isDone: boolean, key: 'saved' | 'published' = 'saved'): Toast =>
  isDone ? { kind: 'success', key } : { kind: 'error', key: 'changedMeanwhile' };

/** Published blocks become a draft, so that they can be published again. */
const withdrawnSettings = ({ blocks, draft, ...settings }: StageSettings): StageSettings =>
  blocks ? { ...settings, draft: draft ?? { bestOf: settings.bestOf, blocks, key: '' } } : settings;

const acts = {
  async withdraw({ context, access, form }) {
    const kind = stageKinds.find((each) => each === form.get('kind'));
    if (!kind || form.get('sure') !== 'yes') return { kind: 'error', key: 'saveFailed' };
    const { tournament, group, user } = access;
    const rounds = await findRounds(context.db, tournament.id);
    const stage = stageOf(rounds, kind);
    const round = kind === 'swiss' ? wholeNumberIn(form, 'round') : undefined;
    if (round === -1) return { kind: 'error', key: 'saveFailed' };
    const ofIt = rounds.matches.filter(
      (match) => match.stage === kind && match.round === (round ?? match.round),
    );
    // An earlier press has withdrawn it.
    if (!stage || ofIt.length === 0) return toastOf(true);
    const isDone = await withdrawMatches(context.db, {
      ...{ tournamentId: tournament.id, kind, round, seen: wholeNumberIn(form, 'seen') },
      settings: withdrawnSettings(stage.settings),
    });
    if (isDone) logStaff(context, { group, user, tournament, act: 'paired' });
    return toastOf(isDone);
  },
  /** Adds a match between two players of a block who are equal. */
  async decider({ context, access, form }) {
    const [a = '', b = ''] = String(form.get('pair') ?? '').split(' ');
    const pair = { tournamentId: access.tournament.id, block: wholeNumberIn(form, 'block'), a, b };
    return toastOf(await addDecider(context.db, pair));
  },
  /** Makes the list of entrants from all who have submitted. */
  async 'from-sheets'({ context, access, now }) {
    return toastOf(await putAllOn(context.db, access.tournament.id, now));
  },
  async 'publish-results'({ context, access, now }) {
    const { tournament, group, user } = access;
    await saveStandings(context.db, { tournamentId: tournament.id, byUserId: user.userId }, now);
    await publishResults(context.db, { groupId: group.id, tournamentId: tournament.id }, now);
    return toastOf(true, 'published');
  },
} satisfies Record<string, (press: Press) => Promise<Toast>>;

export type RoundsAct = keyof typeof acts;
export const roundsActs = Object.keys(acts) as readonly RoundsAct[];
export const pressRounds = (act: RoundsAct, press: Press): Promise<Toast> => acts[act](press);
