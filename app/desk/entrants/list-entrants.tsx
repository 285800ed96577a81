import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { newId } from '~/db/ids';
import { inDays, retention } from '~/db/retention';
import { blankEntrant } from '~/entrants/entrant';
import { parseEntrantQuery, searchEntrants } from '~/entrants/entrant-query';
import { comparedSettings, typedSettings } from '~/entrants/entrant-settings';
import { findWholeRoster } from '~/entrants/entrants.server';
import { RosterLine } from '~/entrants/RosterLine';
import { mentionOf, missingOf, summaryOf } from '~/entrants/roster';
import { may } from '~/groups/permission';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { findLateEntrants } from '~/sheets/late-link.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { submissionState } from '~/tournaments/tournament';
import { leadToPage, pagePathOf, requireAct, useActs } from '~/ui/act';
import deskStyles from '~/ui/desk.css?url';
import { printSeen } from '~/ui/form/seen';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { siteTarget } from '~/ui/safe-url';
import { TableFiles } from '~/ui/TableFiles';
import { redirectWithToast } from '~/ui/toast';
import { AskedMatches, UnlistedSheets } from './AskedMatches';
import { EntrantFields } from './EntrantFields';
import { EntrantSettings } from './EntrantSettings';
import styles from './entrants.css?url';
import {
  type EntrantsAct,
  type EntrantsAnswer,
  entrantsActs,
  permissionOf,
  pressEntrants,
} from './entrants-act.server';
import { FoundEntrants } from './FoundEntrants';
import { MissingList } from './MissingList';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('entrants.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

const pageSize = 100;
const maxAsked = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { group, tournament } = await requireTournament(args, 'manageEntrants');
  leadToPage(args, entrantsActs);
  const { now, db } = context;
  const query = parseEntrantQuery(new URL(request.url).searchParams);
  const roster = await findWholeRoster(db, tournament.id);
  const matches = searchEntrants(roster.entrants, query);
  const lateUntil = await findLateEntrants(db, tournament.id, now);
  const from = (query.page - 1) * pageSize;
  const missing = missingOf(roster.entrants);
  const shownDoubts = roster.doubts.slice(0, maxAsked);
  return {
    group,
    tournament,
    now,
    query,
    summary: summaryOf(roster, tournament, 0),
    inAll: roster.entrants.length,
    found: matches.length,
    rows: matches.slice(from, from + pageSize).map((row) => ({ ...row, lateUntil: lateUntil.get(row.id) })),
    letsIn: now < tournament.endsAt && !tournament.canceledAt && submissionState(tournament, now) !== 'open',
    hasMore: matches.length > from + pageSize,
    doubts: shownDoubts,
    moreDoubts: roster.doubts.length - shownDoubts.length,
    // As long as the list is empty, every sheet would be off it.
    unlisted: roster.entrants.length > 0 ? roster.unlisted.slice(0, maxAsked) : [],
    names: missing.map(({ name }) => name).join('\n'),
    mentions: missing.map(mentionOf).join(' '),
    mayRemind: submissionState(tournament, now) === 'open',
    /** ID of the entrant that the form adds: its idempotency key. */
    id: newId(),
    settings: typedSettings(tournament, tournament),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const act = entrantsActs.find((each) => each === params.act?.toLowerCase());
  const { user, group, tournament } = await requireTournament(
    args,
    act ? permissionOf(act) : 'manageEntrants',
  );
  requireAct(args, entrantsActs);
  const form = await readFormData(request);
  const result = await pressEntrants(act as EntrantsAct, {
    ...{ request, context, group, tournament, form },
    userId: user.userId,
    now: new Date(),
  });
  if (result.answer) return data(result.answer, { status: result.status });
  logAct(`entrants.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });
  const { pathname, search } = new URL(request.url);
  const anchor = result.entrantId ? `#entrant-${encodeURIComponent(result.entrantId)}` : '';
  const here = pagePathOf(pathname, params.act) + search + anchor;
  throw redirectWithToast(siteTarget(String(form.get('back') ?? ''), here), result.toast);
}

export default function ListEntrants() {
  const { group, tournament, now, query, summary, inAll, found, rows, hasMore, ...more } =
    useLoaderData<typeof loader>();
  const { letsIn, doubts, moreDoubts, unlisted, names, mentions, mayRemind, id, settings } = more;
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const act = useActs<EntrantsAct>();
  const { search } = useLocation();
  const at = (name: EntrantsAct) => act(name) + search;
  const desk = `/admin/${group.id}/tournaments/${tournament.id}`;
  const list = `${desk}/entrants`;
  const { counts, hasCheckIn } = summary;
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="entrants" />
      <h1>{t('entrants.title')}</h1>
      {inAll === 0 ? <p>{t('entrants.begin.text')}</p> : <RosterLine summary={summary} to={list} />}
      <p className="desk-actions">
        <LinkButton to={`${list}/paste`} look={inAll === 0 ? 'primary' : undefined}>
          {t('entrants.paste.open')}
        </LinkButton>
      </p>
      {counts.missing > 0 && (
        <MissingList
          {...{ names, mentions, list, now }}
          remind={mayRemind ? at('remind') : undefined}
          reminded={answer?.reminded}
          remindedAt={tournament.remindedAt}
          timeZone={tournament.timeZone}
        />
      )}
      {doubts.length > 0 && <AskedMatches {...{ doubts, desk, at }} hasMore={moreDoubts} />}
      {inAll > 0 && unlisted.length > 0 && (
        <UnlistedSheets {...{ desk, at }} sheets={unlisted} hasMore={counts.unlisted - unlisted.length} />
      )}
      {inAll > 0 && (
        <FoundEntrants
          {...{ query, counts, hasCheckIn, found, rows, hasMore, letsIn, now, desk, at }}
          timeZone={tournament.timeZone}
        />
      )}
      <AddEntrant action={at('add')} id={id} adding={answer?.adding} />
      {inAll > 0 && may(group.place, 'manageTournaments') && (
        <EntrantSettings
          action={at('settings')}
          answer={
            answer?.settings ?? { typed: settings, problems: [], seen: printSeen(comparedSettings(settings)) }
          }
          timeZone={tournament.timeZone}
          now={now}
        />
      )}
      {inAll + counts.unlisted > 0 && <EntrantFiles list={list} hasTable={inAll > 0} />}
      <p className="soft">{t('entrants.privacy', { days: inDays(retention.playerIds) })}</p>
    </div>
  );
}

interface AddEntrantProps {
  action: string;
  id: string;
  adding: EntrantsAnswer['adding'];
}

function AddEntrant({ action, id, adding }: AddEntrantProps) {
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  return (
    <details className="card" open={adding !== undefined}>
      <summary>{t('entrants.add.title')}</summary>
      <form method="post" action={action} {...unsaved}>
        <input type="hidden" name="id" value={adding?.id ?? id} />
        <EntrantFields
          typed={adding?.typed ?? blankEntrant}
          problems={adding?.problems ?? []}
          refused={adding?.refused}
        >
          <button className="button" type="submit">
            {t('entrants.add.button')}
          </button>
        </EntrantFields>
      </form>
    </details>
  );
}

function EntrantFiles({ list, hasTable }: { list: string; hasTable: boolean }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <details className="card">
      <summary>{t('entrants.files.title')}</summary>
      <p className="desk-actions">
        {hasTable && <TableFiles path={list} />}
        {(['players.tdf', 'local_players.csv'] as const).map((file) => (
          <a key={file} className="button" href={toPath(`${list}/${file}`)} download>
            {t(file === 'players.tdf' ? 'entrants.files.tdf' : 'entrants.files.tsh')}
          </a>
        ))}
      </p>
      <p className="soft">{t('entrants.files.hint')}</p>
    </details>
  );
}
