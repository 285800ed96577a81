import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sheetDetails } from '~/pokedex/regulations';
import { HiddenName } from '~/teams/HiddenName';
import { findHiding } from '~/teams/hidden-name.server';
import { storedFindings } from '~/teams/legality/shown-finding';
import { compareReading } from '~/teams/reading/compare-reading';
import { keptImages, readingOf } from '~/teams/reading/sheet-reading.server';
import { imagesOf } from '~/teams/team-url';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/host/DeskTabs';
import { requireTournament } from '~/tournaments/host/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { pageNotFound } from '~/ui/errors';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { DeskFindings } from './DeskFindings';
import { DeskSheet } from './DeskSheet';
import styles from './desk.css?url';
import { PlayerNotice } from './PlayerNotice';
import { findToldEntry } from './player-notice';
import { StaffTeamFacts } from './StaffTeamFacts';
import { findStaffTeam, listTeamHistory } from './staff-teams.server';
import { TeamHistory } from './TeamHistory';
import { historyOf } from './team-history';
import { writeNotice } from './tell-player.server';

const { handle, meta, links } = page<typeof loader>({
  enhance: true,
  title: (t, data) => t('desk.team.pageTitle', { name: playerName(t, data?.team.displayName ?? '') }),
  styles: [groupStyles, styles],
});

export { handle, links, meta };

const maxRevisions = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const { group, tournament } = await requireTournament(args, 'seeTeams');
  const found = await findStaffTeam(context.db, tournament.id, params.teamId);
  if (!found) throw pageNotFound(request);
  const { sheet, standing } = found;
  const { state, result } = readingOf(found);
  const { revisions, actions } = await listTeamHistory(context.db, context.env.IMAGES, sheet.id);
  const history = historyOf(revisions.slice(0, maxRevisions), actions, context.locale);
  const told = findToldEntry(history, context.now);
  // The key's hash is nobody's business, and the six are shown beside what was read.
  const { editKeyHash, submissionKey, members, ownerId, readingId, secondReadingId, hiddenName, ...team } =
    sheet;
  return {
    group,
    tournament,
    now: args.context.now,
    team: { ...team, isGuest: ownerId === null },
    hiding: await findHiding(context.db, sheet, context.t),
    standing,
    readingState: state,
    images: keptImages(found),
    details: sheetDetails(tournament.game, tournament.regulation),
    six: compareReading(members, result),
    findings: storedFindings(tournament, { members }, context),
    history,
    notice: told && writeNotice(request, context, { sheet, tournament }, told, context.locale).text,
    hasMore: revisions.length > maxRevisions,
  };
}

export default function JudgeTeam() {
  const { group, tournament, now, team, standing, readingState, images, details, six, history, ...rest } =
    useLoaderData<typeof loader>();
  const { findings, notice, hasMore, hiding } = rest;
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { withdrawnAt, idsRemovedAt, erasedAt } = team;
  const isChangeable = !withdrawnAt && !idsRemovedAt && !erasedAt;
  const name = playerName(t, team.displayName);
  const here = `/admin/${group.id}/tournaments/${tournament.id}/teams/${team.id}`;
  const isBeside = six.some(
    ({ ability, item, statAlignment, moves }) => ability || item || statAlignment || moves.length > 0,
  );
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="teams" />
      <h1>{name}</h1>
      {hiding !== undefined && (
        <div className="notice warn">
          <HiddenName reason={hiding} />
        </div>
      )}
      {erasedAt && <p className="notice">{t('desk.team.erased')}</p>}
      {withdrawnAt && (
        <p className="notice bad">
          {t(team.withdrawnBy === 'player' ? 'desk.history.withdrawByPlayer' : 'desk.history.withdraw')}
        </p>
      )}
      <DeskFindings findings={findings} members={six.map(({ member }) => member)} />
      <p className="desk-actions">
        {isChangeable && (
          <>
            <LinkButton to={`${here}/correct`} look="primary">
              {t('desk.team.correct')}
            </LinkButton>
            <LinkButton to={`${here}/unlock`}>{t('desk.team.unlock')}</LinkButton>
          </>
        )}
        {team.isGuest && !erasedAt && <LinkButton to={`${here}/link`}>{t('late.link.open')}</LinkButton>}
        {!(withdrawnAt && erasedAt) && (
          <a className={withdrawnAt ? 'button primary' : 'button danger'} href={toPath(`${here}/withdraw`)}>
            {t(withdrawnAt ? 'desk.team.restore' : 'desk.team.withdraw')}
          </a>
        )}
      </p>
      <StaffTeamFacts {...{ team, standing, readingState, tournament, now }} />
      <p className="desk-actions">
        <LinkButton to={`/teams/${team.id}`} look="quiet">
          {t('desk.team.opponent')}
        </LinkButton>
        <LinkButton to={`/teams/${team.id}/qr`} look="quiet">
          {t('desk.team.qr')}
        </LinkButton>
        <LinkButton to={`${here}/showdown`} look="quiet">
          {t('desk.team.showdown')}
        </LinkButton>
        {images > 0 && (
          <LinkButton to={`/admin/team-image?team=${team.id}`} look="quiet">
            {t('desk.team.imageAlone')}
          </LinkButton>
        )}
      </p>
      <div className={images > 0 ? 'desk-judge' : undefined}>
        <section className="desk-image" aria-labelledby="image">
          <h2 id="image">{t('desk.team.image')}</h2>
          {images > 0 ? (
            imagesOf(team.id, images).map((src) => (
              <a key={src} href={src}>
                <img
                  src={src}
                  alt={t('viewTeam.imageAlt', { name })}
                  width={1280}
                  height={720}
                  loading="lazy"
                />
              </a>
            ))
          ) : (
            <p className="soft">
              {t(readingState || erasedAt ? 'desk.team.imageRemoved' : 'desk.team.noImage')}
            </p>
          )}
        </section>
        <section aria-labelledby="sheet">
          <h2 id="sheet">{t('desk.team.sheet')}</h2>
          {isBeside && <p className="soft">{t('desk.team.legend')}</p>}
          <DeskSheet {...{ six, details, findings }} />
        </section>
      </div>
      {notice && <PlayerNotice text={notice} isGuest={team.isGuest} />}
      <TeamHistory entries={history} timeZone={tournament.timeZone} now={now} hasMore={hasMore} />
    </div>
  );
}
