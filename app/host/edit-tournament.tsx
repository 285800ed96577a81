import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { isSmallPictureRefusal } from '~/images/check-small-picture';
import { logAct } from '~/log/log.server';
import { toldReason } from '~/text/told-reason';
import { seasonConcern } from '~/tournaments/attention';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { DeskBadges } from '~/tournaments/HostedTournament';
import { findEditedTournament } from '~/tournaments/hosted-tournament.server';
import { findTakenDown } from '~/tournaments/take-down.server';
import { canShare, isPublished } from '~/tournaments/tournament';
import { editTournament } from '~/tournaments/tournament-settings.server';
import { valuesOf } from '~/tournaments/tournament-values';
import styles from '~/ui/desk.css?url';
import { parseForm } from '~/ui/form/parse-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { PictureForm } from './PictureForm';
import { TakenDown } from './TakenDown';
import { type NotSaved, TournamentForm } from './TournamentForm';
import { TournamentSwitches } from './TournamentSwitches';
import {
  conflictsOf,
  type SeenTournament,
  seenTournament,
  settingsOf,
  takeTheirs,
} from './tournament-conflicts';
import { tournamentFields } from './tournament-form.server';
import { confirmationOf, warningsOf } from './tournament-warnings';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: (t, data) => t('host.editTitle', { name: data?.tournament.name }),
  styles,
});

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const tournament = await findEditedTournament(context.db, group.id, params.tournamentId);
  if (!tournament) throw pageNotFound(request);
  const refused = new URL(request.url).searchParams.get('picture');
  const down = await findTakenDown(context.db, tournament.id);
  return {
    now: context.now,
    group,
    tournament,
    refused: isSmallPictureRefusal(refused) ? refused : undefined,
    takenDown: down && toldReason(context.t, down),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const now = new Date();
  const current = await findEditedTournament(context.db, group.id, params.tournamentId);
  if (!current) throw pageNotFound(request);
  const form = await readFormData(request);
  const { t, locale } = context;
  takeTheirs(form, current, locale);
  const submission = parseForm(form, tournamentFields(t, locale, current));
  const notSaved = (more: Partial<Answer> = {}, status = 422) =>
    data<Answer>({ lastResult: submission.reply(), ...seenTournament(form), ...more }, { status });
  if (submission.status !== 'success') return notSaved();

  const { settings, clocks } = submission.value;
  const inConflict = (theirs: typeof current) => {
    const conflicts = conflictsOf(
      valuesOf(settings, locale),
      valuesOf(theirs, locale),
      seenTournament(form).seen,
    );
    if (conflicts.length === 0) return undefined;
    const conflict = { conflicts, mine: settings, theirs: settingsOf(theirs) };
    return notSaved({ conflict, version: theirs.version, seen: valuesOf(theirs, locale) }, 409);
  };
  const saved = () => redirectWithToast(new URL(request.url).pathname, { kind: 'success', key: 'saved' });
  if (seenTournament(form).version !== current.version) {
    const answer = inConflict(current);
    if (answer) return answer;
    throw saved();
  }
  const warnings = warningsOf(settings, clocks, current, current.teams, now);
  const confirmation = confirmationOf(warnings, settings);
  if (warnings.length > 0 && confirmation !== form.get('confirmation')) {
    const { timeZone } = settings;
    return notSaved({ warning: { warnings, confirmation, teams: current.teams, timeZone } });
  }
  if (!(await editTournament(context.db, group, current.id, current.version, settings))) {
    const theirs = await findEditedTournament(context.db, group.id, current.id);
    if (!theirs) throw pageNotFound(request);
    const answer = inConflict(theirs);
    if (answer) return answer;
  }
  logAct('tournament.edited', { group: group.id, tournament: current.id });
  throw saved();
}

type Answer = NotSaved & SeenTournament;

export default function EditTournament() {
  const { now, group, tournament, refused, takenDown } = useLoaderData<typeof loader>();
  const notSaved = useActionData<typeof action>();
  const { t } = useTranslation();
  const defaults = valuesOf(tournament, useLocale());
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} open="edit" />
      <h1>{t('host.editHeading')}</h1>
      <DeskBadges tournament={tournament} now={now} />
      {takenDown !== undefined && <TakenDown reason={takenDown} />}
      <p className="desk-actions">
        {isPublished(tournament, now) && (
          <LinkButton to={`/tournaments/${tournament.id}`} look="quiet">
            {t('host.publicPage')}
          </LinkButton>
        )}
        {canShare(tournament, now) && (
          <LinkButton to={`/admin/${group.id}/tournaments/${tournament.id}/share`} look="quiet">
            {t('sharing.link')}
          </LinkButton>
        )}
        <LinkButton to={`/admin/${group.id}/tournaments/new?from=${tournament.id}`} look="quiet">
          {t('host.duplicate')}
        </LinkButton>
      </p>
      <TournamentSwitches {...{ tournament, now }} groupId={group.id} isTakenDown={takenDown !== undefined} />
      <TournamentForm
        defaults={defaults}
        notSaved={notSaved}
        now={now}
        remark={seasonConcern(tournament, now)}
        hidden={{
          version: String(notSaved?.version || tournament.version),
          seen: JSON.stringify(notSaved?.seen ?? defaults),
        }}
      >
        <button className="button primary wide" type="submit">
          {t(notSaved?.warning || notSaved?.conflict ? 'host.saveAnyway' : 'host.save')}
        </button>
      </TournamentForm>
      <PictureForm tournament={tournament} groupId={group.id} refused={refused} />
    </div>
  );
}
