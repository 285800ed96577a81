import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '~/accounts/viewer';
import { findViewer } from '~/accounts/viewer.server';
import type { Database } from '~/db/client.server';
import { pageNotFound } from '~/http/errors';
import { pageTitle, translatorFor } from '~/locales/i18n';
import { Offline } from '~/offline/Offline';
import { maxStandings } from '~/results/pasting/recognize';
import { Standings } from '~/results/Standings';
import { listPublicTeams, listStandings, usualStandings } from '~/results/standings.server';
import { MatchCard } from '~/rounds/MatchCard';
import { isInRounds } from '~/rounds/matches.server';
import { findOwnMatches } from '~/rounds/own-match.server';
import { listOwnTeams } from '~/sheets/own-teams.server';
import { Announcements } from '~/tournaments/Announcements';
import { listShownAnnouncements } from '~/tournaments/announcement.server';
import { CanceledNotice } from '~/tournaments/CanceledNotice';
import { describeTournament } from '~/tournaments/describe-tournament';
import { Thumbnail } from '~/tournaments/Thumbnail';
import { TournamentBadges } from '~/tournaments/TournamentCard';
import { TournamentFacts } from '~/tournaments/TournamentFacts';
import { deadlineState, hasResults, phaseOf, submissionState } from '~/tournaments/tournament';
import { findDetails, findTournament, findWithdrawn } from '~/tournaments/tournament.server';
import styles from '~/tournaments/tournaments.css?url';
import { WrittenText } from '~/tournaments/WrittenText';
import { DeviceLink } from '~/ui/device/DeviceLink';
import { EmbedField } from '~/ui/embed/EmbedField';
import { discovery } from '~/ui/embed/frame';
import { LinkButton } from '~/ui/LinkButton';
import type { PageHandle } from '~/ui/page-handle';
import { ReportLink } from '~/ui/ReportLink';
import { localeOf, type PageData } from '~/ui/root-data';
import { CalendarLinks } from './CalendarLinks';
import { PublicTeams } from './PublicTeams';
import { SubmissionCard } from './Submission';
import { TakenBack } from './TakenBack';
import { WinnerCard } from './WinnerCard';

export const handle: PageHandle = {
  audience: 'everyone',
  layout: 'wide',
  fromReplica: true,
  failed: { reading: 'tournamentsFetchFailed' },
  enhance: true,
};
/** Pictures in the standings; the page would grow heavy with more. */
const maxSixes = 64;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data as PageData | undefined;
  if (data?.page === 'takenBack') return [{ title: pageTitle(data.tournament.name) }];
  if (!data || !root) return [];
  const { tournament, standings, now } = data;
  const locale = localeOf(matches);
  const title = translatorFor(locale)('feeds.embed.standings', { name: tournament.name });
  const content = { kind: 'tournaments', id: tournament.id } as const;
  return [
    ...describeTournament(tournament, locale, root.origin, now),
    ...(standings.rows.length > 0
      ? [{ tagName: 'link' as const, ...discovery(content, locale, root.origin, title) }]
      : []),
  ];
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { db } = context;
  const { now } = context;
  const tournament = await findTournament(db, params.tournamentId ?? '', now);
  const viewer = await findViewer(request, context);
  const limit = new URL(request.url).searchParams.get('show') === 'all' ? maxStandings : usualStandings;
  if (!tournament) {
    const withdrawn = await findWithdrawn(db, params.tournamentId ?? '', now);
    const ownTeams = withdrawn ? await listOwnTeams(db, viewer, [withdrawn.id]) : [];
    if (!withdrawn || ownTeams.length === 0) throw pageNotFound(request);
    return data({ page: 'takenBack' as const, tournament: withdrawn, ownTeams }, { status: 404 });
  }
  const [{ ownTeams, matches }, hasRounds, publicTeams, standings, details, announcements] =
    await Promise.all([
      findOwn(db, viewer, tournament.id, now),
      isInRounds(db, tournament.id),
      listPublicTeams(db, tournament, now, limit),
      listStandings(db, tournament, now, limit),
      findDetails(db, tournament.id),
      listShownAnnouncements(db, [tournament.id], context),
    ]);
  if (!details) throw pageNotFound(request);
  const texts = { details, announcements };
  const own = { ownTeams, matches, hasRounds };
  const wears = tournament.event;
  return data({
    page: 'tournament' as const,
    now,
    wears,
    tournament,
    ...texts,
    ...own,
    publicTeams,
    standings,
  });
}

/** The viewer's teams, and the match of each that is to be played now. */
async function findOwn(db: Database, viewer: Viewer, tournamentId: string, now: Date) {
  const ownTeams = await listOwnTeams(db, viewer, [tournamentId]);
  const matches = await findOwnMatches(db, ownTeams, now);
  return {
    ownTeams,
    matches: ownTeams.flatMap(({ id: teamId }) => {
      const own = matches.get(teamId)?.current;
      return own ? [{ teamId, own }] : [];
    }),
  };
}

export default function ViewTournament() {
  const { t } = useTranslation();
  const view = useLoaderData<typeof loader>();
  if (view.page === 'takenBack') return <TakenBack {...view} />;
  const { now, tournament, announcements, ownTeams } = view;
  const isOpen = submissionState(tournament, now) === 'open';
  const over = phaseOf(tournament, now) === 'past';
  return (
    <article className="tournament">
      <header className="tournament-header">
        <div className="tournament-picture">
          <Thumbnail tournament={tournament} eager />
        </div>
        <div>
          <p className="eyebrow">{tournament.groupName}</p>
          <h1>{tournament.name}</h1>
          <TournamentBadges tournament={tournament} now={now} isSubmitted={ownTeams.length > 0} />
          {tournament.isTest && <p className="soft">{t('tournaments.detail.testNote')}</p>}
        </div>
      </header>
      <Announcements {...{ announcements, now }} timeZone={tournament.timeZone} />
      {ownTeams.length > 0 && !over && (
        <Offline teams={ownTeams.map((team) => ({ ...team, tournamentName: tournament.name }))} />
      )}
      <div className={over ? 'tournament-body over' : 'tournament-body'}>
        <div
          className="stack tournament-side"
          id="submission"
          data-follow={over ? undefined : `/tournaments/${tournament.id}/deadline.json`}
          data-follow-shown={over ? undefined : JSON.stringify(deadlineState(tournament, now))}
        >
          <CanceledNotice {...{ tournament, now }} />
          <Rounds {...view} />
          {!over && !tournament.canceledAt && <SubmissionCard {...{ tournament, now, ownTeams }} />}
          {!(isOpen && ownTeams.length > 0) && <YourTeams teams={ownTeams} />}
        </div>
        <div className="stack tournament-main">
          <TournamentMain {...view} />
        </div>
      </div>
      <ReportLink page={`/tournaments/${tournament.id}`} />
    </article>
  );
}

function Rounds({ tournament, hasRounds, matches, now }: TournamentView) {
  const { t } = useTranslation();
  if (!hasRounds) return null;
  const page = `/tournaments/${tournament.id}`;
  return (
    <>
      {phaseOf(tournament, now) !== 'past' &&
        matches.map(({ teamId, own }) => (
          <MatchCard key={teamId} own={own} teamId={teamId} now={now} back={page} />
        ))}
      <p>
        <LinkButton to={`${page}/rounds`} look="wide">
          {t('rounds.title')}
        </LinkButton>
      </p>
    </>
  );
}

type TournamentView = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { page: 'tournament' }>;

function TournamentMain({ tournament, details, publicTeams, standings, now }: TournamentView) {
  const { t } = useTranslation();
  const over = phaseOf(tournament, now) === 'past';
  const sixOf = new Map(publicTeams.slice(0, maxSixes).map(({ id, species }) => [id, species]));
  const isSaid =
    publicTeams.length > 0 && publicTeams.every(({ id, rank }) => rank !== null && sixOf.has(id));
  return (
    <>
      {details.description && (
        <section className="card" aria-label={t('tournaments.detail.description')}>
          <WrittenText text={details.description} />
        </section>
      )}
      {hasResults(tournament, now) && (
        <Standings {...standings} tournamentId={tournament.id} sixOf={sixOf.size > 0 ? sixOf : undefined} />
      )}
      <WinnerCard {...{ tournament, details, standings }} />
      {standings.rows.length > 0 && (
        <EmbedField
          content={{ kind: 'tournaments', id: tournament.id, rows: standings.rows.length }}
          title={t('feeds.embed.standings', { name: tournament.name })}
          copies
        />
      )}
      {over && (
        <p>
          <LinkButton to={`/tournaments/${tournament.id}/stats`} look="wide">
            {t('tournaments.detail.stats')}
          </LinkButton>
        </p>
      )}
      {over && <PublicTeams teams={publicTeams} naming={standings.naming} isSaid={isSaid} />}
      <TournamentFacts {...{ tournament, details, now }} />
      {!over && <CalendarLinks tournament={tournament} />}
    </>
  );
}

function YourTeams({ teams }: { teams: { id: string; displayName: string }[] }) {
  const { t } = useTranslation();
  return (
    <section className="card" id="your-team" aria-labelledby="your-team-title">
      <h2 id="your-team-title">{t('tournaments.detail.yourTeams')}</h2>
      {teams.length === 0 && <p className="soft">{t('tournaments.detail.noTeams')}</p>}
      {teams.map(({ id, displayName }) => (
        <p key={id}>
          <LinkButton to={`/teams/${id}`} look="wide">
            {t('tournaments.detail.yourTeam', { name: displayName })}
          </LinkButton>
        </p>
      ))}
      {teams.length > 0 && <DeviceLink />}
    </section>
  );
}
