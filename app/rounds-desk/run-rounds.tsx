import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listRosterSheets } from '~/entrants/entrants.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { MatchList } from '~/rounds/MatchList';
import { findRounds } from '~/rounds/matches.server';
import roundStyles from '~/rounds/rounds.css?url';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { leadToPage, pagePathOf, requireAct, useActs } from '~/ui/act';
import deskStyles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { DeskBlocks, DeskBracket, DeskSwiss } from './DeskStages';
import { deskRounds } from './desk-rounds.server';
import { MatchVerb } from './MatchVerb';
import { pressRounds, type RoundsAct, roundsActs } from './rounds-act.server';
import styles from './rounds-desk.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('roundsDesk.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, roundStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const { group, tournament } = await requireTournament(args, 'runRounds');
  leadToPage(args, roundsActs, ['block']);
  const { now, db } = context;
  const rounds = await findRounds(db, tournament.id);
  const hasList = rounds.people.size > 0;
  return {
    ...{ group, tournament, now, hasList },
    sheets: hasList ? 0 : (await listRosterSheets(db, tournament.id)).length,
    ...deskRounds(rounds, new URL(request.url).searchParams),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const access = await requireTournament(args, 'runRounds');
  const act = requireAct(args, roundsActs);
  const form = await readFormData(request);
  const toast = await pressRounds(act, { context, access, form, now: new Date() });
  const { group, tournament, user } = access;
  logAct(`rounds.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });
  const { pathname, search } = new URL(request.url);
  throw redirectWithToast(pagePathOf(pathname, params.act) + search, toast);
}

export default function RunRounds() {
  const { group, tournament, now, hasList, sheets, hasDraft, swiss, blocks, bracket, objected } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const act = useActs<RoundsAct>();
  const desk = `/admin/${group.id}/tournaments/${tournament.id}`;
  const here = `${desk}/rounds`;
  const isEmpty = !swiss && !blocks && !bracket;
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="rounds" />
      <h1>{t('roundsDesk.title')}</h1>
      {!hasList ? (
        <section className="card stack">
          <p>{t('roundsDesk.noEntrants')}</p>
          <form method="post" action={act('from-sheets')} className="row">
            {sheets > 0 && (
              <button className="button primary" type="submit">
                {t('roundsDesk.fromSheets', { count: sheets })}
              </button>
            )}
            <LinkButton to={`${desk}/entrants`}>{t('roundsDesk.toEntrants')}</LinkButton>
          </form>
        </section>
      ) : (
        <>
          {isEmpty && <p>{t('roundsDesk.lead')}</p>}
          <p className="desk-actions">
            <LinkButton to={`${here}/paste`} look={isEmpty || swiss ? 'primary' : undefined}>
              {t('roundsDesk.make.swiss')}
            </LinkButton>
            <LinkButton to={`${here}/blocks`}>
              {t(hasDraft ? 'roundsDesk.editDraft' : 'roundsDesk.make.blocks')}
            </LinkButton>
            <LinkButton to={`${here}/bracket`}>{t('roundsDesk.make.bracket')}</LinkButton>
            <a className="button quiet" href={toPath(`/tournaments/${tournament.id}/rounds`)}>
              {t('roundsDesk.public')}
            </a>
            <a className="button quiet" href={toPath(`/tournaments/${tournament.id}/hall`)}>
              {t('roundsDesk.hall')}
            </a>
          </p>
        </>
      )}
      {objected.length > 0 && (
        <section className="stack" aria-labelledby="objected">
          <h2 id="objected">{t('roundsDesk.objections')}</h2>
          <MatchList matches={objected} verb={(match) => <MatchVerb match={match} here={here} />} />
        </section>
      )}
      {bracket && <DeskBracket bracket={bracket} here={here} withdraw={act('withdraw')} />}
      {swiss && <DeskSwiss swiss={swiss} here={here} withdraw={act('withdraw')} now={now} />}
      {blocks && (
        <DeskBlocks blocks={blocks} here={here} withdraw={act('withdraw')} decider={act('decider')} />
      )}
      {!isEmpty && (
        <form method="post" action={act('publish-results')} className="card stack">
          <p>{t('roundsDesk.publishResultsHint')}</p>
          <p>
            <button className="button" type="submit">
              {t('roundsDesk.publishResults')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}
