import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { findJudged } from '~/judging/judged.server';
import { logLook } from '~/judging/log-look.server';
import { findStaffTeam, listTeamHistory } from '~/judging/staff-teams.server';
import { sheetDetails } from '~/pokedex/regulations';
import { findHiding } from '~/sheets/erase/hidden-name.server';
import { storedFindings } from '~/sheets/legality/shown-finding';
import { nameChoiceOf } from '~/sheets/name-choice';
import { compareReading } from '~/sheets/reading/compare-reading';
import { keptImages, readingOf } from '~/sheets/reading/sheet-reading.server';
import { proofsOf } from '~/sheets/sheet-proof.server';
import { historyOf } from '~/sheets/team-history';
import { imagesOf } from '~/sheets/team-url';
import { HiddenName } from '~/sheets/view/HiddenName';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { page } from '~/ui/page';
import { DeskFindings } from './DeskFindings';
import { DeskSheet } from './DeskSheet';
import styles from './desk.css?url';
import { JudgeVerbs } from './JudgeVerbs';
import { JudgedNotes, JudgingSummary } from './judging/Judged';
import judgingStyles from './judging/judging.css?url';
import { NamesSwitch } from './NamesSwitch';
import { PlayerNotice } from './PlayerNotice';
import { findToldEntry } from './player-notice';
import { StaffTeamFacts } from './StaffTeamFacts';
import { TeamHistory } from './TeamHistory';
import { writeNotice } from './tell-player.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('desk.team.pageTitle', { name: playerName(t, data?.team.displayName ?? '') }),
  styles: [groupStyles, styles, judgingStyles],
});

export { handle, links, meta };

const maxRevisions = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const { group, user, tournament } = await requireTournament(args, 'seeTeams');
  const team = await findStaffTeam(context.db, tournament.id, params.teamId);
  if (!team) throw pageNotFound(request);
  logLook(context, { group, user, tournament }, team.sheet);
  const { sheet, standing } = team;
  const { state, result } = readingOf(team);
  const { revisions, actions } = await listTeamHistory(context.db, context.env.IMAGES, sheet.id);
  const history = historyOf(revisions.slice(0, maxRevisions), actions, context.locale);
  const entry = findToldEntry(history, context.now);
  const names = new URL(request.url).searchParams.get('names');
  // The edit key's hash stays secret; the members go out with the reading, in `six`.
  const { editKeyHash, submissionKey, members, ownerId, readingId, secondReadingId, hiddenName, ...facts } =
    sheet;
  return {
    group,
    tournament,
    now: args.context.now,
    team: { ...facts, isGuest: ownerId === null },
    hiding: await findHiding(context.db, sheet, context.t),
    standing,
    // The default is a single language: two would leave no room for six members.
    names: names === null ? context.locale : nameChoiceOf(names),
    readingState: state,
    images: keptImages(team),
    details: sheetDetails(tournament.game, tournament.regulation),
    six: compareReading(members, result),
    judged: await findJudged(context.db, sheet.id),
    findings: storedFindings(tournament, { members }, context),
    history,
    proofs: proofsOf(sheet.id, revisions.slice(0, maxRevisions)),
    notice: entry && writeNotice(request, context, { sheet, tournament }, entry, context.locale).text,
    hasMore: revisions.length > maxRevisions,
  };
}

export default function JudgeTeam() {
  const { group, tournament, now, team, standing, readingState, images, details, six, history, ...rest } =
    useLoaderData<typeof loader>();
  const { findings, notice, hasMore, hiding, names, judged, proofs } = rest;
  const { t } = useTranslation();
  const name = playerName(t, team.displayName);
  const here = `/admin/${group.id}/tournaments/${tournament.id}/teams/${team.id}`;
  const isBeside = six.some(
    ({ ability, item, statAlignment, moves }) => ability || item || statAlignment || moves.length > 0,
  );
  return (
    <div className="stack judge">
      <DeskTabs group={group} tournament={tournament} open="teams" />
      <h1>
        {name} {team.tonamelId && <small>{team.tonamelId}</small>}
      </h1>
      {hiding !== undefined && (
        <div className="notice warn">
          <HiddenName reason={hiding} />
        </div>
      )}
      {team.erasedAt && <p className="notice">{t('desk.team.erased')}</p>}
      {team.withdrawnAt && (
        <p className="notice bad">
          {t(team.withdrawnBy === 'player' ? 'desk.history.withdrawByPlayer' : 'desk.history.withdraw')}
        </p>
      )}
      <JudgeVerbs
        {...{ here, team, images }}
        place={group.place}
        checkedRevision={judged.check?.revision ?? null}
      >
        <StaffTeamFacts {...{ team, standing, readingState, tournament, now }} />
      </JudgeVerbs>
      <JudgingSummary {...judged} now={now} revision={team.revision} timeZone={tournament.timeZone} />
      <DeskFindings findings={findings} members={six.map(({ member }) => member)} />
      <div className="judge-bar">
        <NamesSwitch {...{ here, names }} />
        {images > 0 && <a href="#image">{t('desk.team.image')}</a>}
      </div>
      <JudgedSheet {...{ team, name, images }}>
        <DeskSheet {...{ six, details, findings, names }} />
        {isBeside && <p className="soft">{t('desk.team.legend')}</p>}
        {images === 0 && (
          <p className="soft">
            {t(readingState || team.erasedAt ? 'desk.team.imageRemoved' : 'desk.team.noImage')}
          </p>
        )}
      </JudgedSheet>
      <JudgedNotes notes={judged.notes} now={now} timeZone={tournament.timeZone} />
      {notice && <PlayerNotice text={notice} isGuest={team.isGuest} />}
      <TeamHistory entries={history} timeZone={tournament.timeZone} {...{ now, hasMore, proofs }} />
    </div>
  );
}

interface JudgedProps {
  team: { id: string };
  name: string;
  images: number;
  children: ReactNode;
}

/** The sheet and its images: side by side where there is room, on a phone one swipe apart. */
function JudgedSheet({ team, name, images, children }: JudgedProps) {
  const { t } = useTranslation();
  const sheet = (
    <section id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className="visually-hidden">
        {t('desk.team.sheet')}
      </h2>
      {children}
    </section>
  );
  if (images === 0) return sheet;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: lets arrow keys scroll what touch swipes
    <section className="desk-judge" tabIndex={0} aria-label={t('desk.team.sheetAndImage')}>
      {sheet}
      <section className="desk-image" id="image" aria-labelledby="image-title">
        <h2 id="image-title" className="visually-hidden">
          {t('desk.team.image')}
        </h2>
        <div>
          {imagesOf(team.id, images).map((src) => (
            <a key={src} href={src}>
              <img
                src={src}
                alt={t('viewTeam.imageAlt', { name })}
                width={1280}
                height={720}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      </section>
    </section>
  );
}
