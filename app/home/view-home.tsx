import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findViewer } from '~/accounts/viewer.server';
import { pageNotFound } from '~/http/errors';
import { translatorFor } from '~/locales/i18n';
import { prefixOf } from '~/locales/locale';
import { keepWith } from '~/offline/kept-pages';
import { Offline } from '~/offline/Offline';
import { PostList } from '~/posts/PostList';
import { listPosts } from '~/posts/post-list.server';
import { everyPost, postsPath } from '~/posts/post-query';
import postStyles from '~/posts/posts.css?url';
import cardStyles from '~/team-page/own-card.css?url';
import { TournamentCard } from '~/tournaments/TournamentCard';
import { type FoundTournament, listOpenTournaments, listTournaments } from '~/tournaments/tournament.server';
import styles from '~/tournaments/tournaments.css?url';
import { Fold } from '~/ui/Fold';
import { LinkButton } from '~/ui/LinkButton';
import { linkCard } from '~/ui/link-card';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, originOf, useLocalePath, usePage } from '~/ui/root-data';
import { HeroSheets } from './HeroSheets';
import homeStyles from './home.css?url';
import { TodaysTeams } from './TodaysTeams';
import { findTodaysTeams } from './todays-teams.server';

/** Lists are short here, since each has a page of its own. Phones show two tournaments of each (home.css). */
const shown = { open: 4, running: 4, posts: 2 };

export const handle: PageHandle = {
  audience: 'everyone',
  layout: 'wide',
  fromReplica: true,
  failed: { reading: 'tournamentsFetchFailed' },
  enhance: true,
};
export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: homeStyles },
  { rel: 'stylesheet', href: postStyles },
  { rel: 'stylesheet', href: cardStyles },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const locale = localeOf(matches);
  const description = translatorFor(locale)('tournaments.home.lead');
  return linkCard({ description, locale, origin: originOf(matches), path: '/' });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  // `:locale?` also matches any other first segment.
  if (params.locale && !prefixOf(new URL(request.url).pathname)) throw pageNotFound(request);
  const { now } = context;
  const viewer = await findViewer(request, context);
  const [open, { tournaments: running }, shared, today] = await Promise.all([
    listOpenTournaments(context.db, now, shown.open),
    listTournaments(context.db, { search: '', when: 'running', page: 1 }, now, shown.running),
    listPosts(context.db, everyPost, viewer.userId ?? undefined, shown.posts),
    findTodaysTeams(request, context, viewer),
  ]);
  return data({ now, open, running, shared, today }, { headers: keepWith(today, now) });
}

export default function Home() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn } = usePage();
  const { now, open, running, shared, today } = useLoaderData<typeof loader>();
  return (
    <>
      {signedIn && <h1 className="visually-hidden">{t('tournaments.home.browse')}</h1>}
      <TodaysTeams teams={today} />
      {today.length > 0 && <Offline teams={today} />}
      {!signedIn && <Hero />}
      {running.length > 0 && (
        <section className="home-section" aria-labelledby="running">
          <h2 id="running">{t('tournaments.home.running')}</h2>
          <Cards tournaments={running} now={now} />
        </section>
      )}
      <section className="home-section" aria-labelledby="open">
        <h2 id="open">{t('tournaments.home.open')}</h2>
        {open.length > 0 ? (
          <Cards tournaments={open} now={now} />
        ) : (
          <p className="soft">{t('tournaments.home.none')}</p>
        )}
        <p className="home-more">
          <LinkButton to="/tournaments">{t('tournaments.home.all')}</LinkButton>
        </p>
      </section>
      {shared.posts.length > 0 && (
        <section className="home-section home-posts" aria-labelledby="shared">
          <h2 id="shared">{t('posts.home.title')}</h2>
          <p className="soft">{t('posts.home.lead')}</p>
          <PostList
            heading="h3"
            deferred
            posts={shared.posts}
            more={shared.next && toPath(postsPath({ ...everyPost, after: shared.next }))}
          />
        </section>
      )}
      {!signedIn && <HowItWorks />}
    </>
  );
}

function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero">
      <div>
        <h1>{t('tournaments.home.promise')}</h1>
        <p>{t('tournaments.home.lead')}</p>
        <p className="row">
          <a className="button primary" href="#open">
            {t('tournaments.home.submit')}
          </a>
          <LinkButton to="/tournaments">{t('tournaments.home.browse')}</LinkButton>
          <LinkButton to="/guide/organizers" look="quiet">
            {t('tournaments.home.host')}
          </LinkButton>
        </p>
      </div>
      <HeroSheets />
    </section>
  );
}

function Cards({ tournaments, now }: { tournaments: FoundTournament[]; now: Date }) {
  return (
    <ul className="cards">
      {tournaments.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} now={now} deferred />
      ))}
    </ul>
  );
}

function HowItWorks() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <Fold id="how" className="how" title={t('tournaments.home.how')}>
      <ol>
        {(['write', 'show', 'read'] as const).map((step) => (
          <li key={step}>
            <strong>{t(`tournaments.home.steps.${step}.title`)}</strong>
            <span>{t(`tournaments.home.steps.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <p>
        <a href={toPath('/guide')}>{t('tournaments.home.guide')}</a>
      </p>
    </Fold>
  );
}
