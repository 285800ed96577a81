import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { BlockRules } from '~/rounds/BlockRules';
import { BracketView } from '~/rounds/BracketView';
import { LeagueTable } from '~/rounds/LeagueTable';
import { MatchList } from '~/rounds/MatchList';
import { findPublishedRounds } from '~/rounds/matches.server';
import { type PublicRounds, publicRounds } from '~/rounds/public-rounds.server';
import styles from '~/rounds/rounds.css?url';
import { BlockLinks, SwissHead } from '~/rounds/StageLinks';
import { foldText } from '~/text/text';
import { previewOf } from '~/tournaments/describe-tournament';
import { findTournament } from '~/tournaments/tournament.server';
import { ListSearch } from '~/ui/list/ListSearch';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';

const { handle, meta, links } = page<typeof loader>({
  audience: 'everyone',
  layout: 'wide',
  fromReplica: true,
  enhance: true,
  title: (t, shown) => shown && t('rounds.pageTitle', { name: shown.tournament.name }),
  styles: [styles],
  preview: (t, shown) => ({
    description: t('rounds.page.lead'),
    image: shown && previewOf(shown.tournament),
  }),
});

export { handle, links, meta };

/** Shows names and results, and no team: a sheet is linked only from its opponent's own page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const tournament = await findTournament(db, params.tournamentId ?? '', now);
  if (!tournament) throw pageNotFound(request);
  const { searchParams } = new URL(request.url);
  const [round, block] = [Number(searchParams.get('round')), Number(searchParams.get('block'))];
  const rounds = await findPublishedRounds(db, tournament.id);
  const { id, name, event } = tournament;
  return {
    now,
    wears: event,
    tournament: { id, name },
    search: (searchParams.get('q') ?? '').slice(0, 60),
    shown: rounds && publicRounds(rounds, { round, block }),
  };
}

export default function ViewRounds() {
  const { now, tournament, search, shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const here = `/tournaments/${tournament.id}/rounds`;
  return (
    <article className="stack rounds">
      <header>
        <p>
          <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
        </p>
        <h1>{t('rounds.title')}</h1>
        <p className="soft">{t('rounds.page.lead')}</p>
      </header>
      {!shown && <p className="card">{t('rounds.page.none')}</p>}
      {shown?.bracket && (
        <section className="stack" aria-labelledby="bracket">
          <h2 id="bracket">{t('rounds.kinds.bracket')}</h2>
          <BracketView {...shown.bracket} />
        </section>
      )}
      {shown?.swiss && <Swiss {...{ swiss: shown.swiss, search, now }} page={here} />}
      {shown?.blocks && (
        <section className="stack" aria-labelledby="blocks">
          <h2 id="blocks">{t('rounds.kinds.blocks')}</h2>
          {shown.blocks.only !== undefined && (
            <BlockLinks shown={shown.blocks.only} count={shown.blocks.settings.blocks.length} page={here} />
          )}
          {shown.blocks.blocks.map((block) => (
            <section key={block.index} className="card block">
              <LeagueTable block={block} advance={shown.blocks?.settings.advance ?? 0} />
              <details>
                <summary>{t('rounds.page.order')}</summary>
                <MatchList matches={block.matches} />
              </details>
            </section>
          ))}
          <BlockRules settings={shown.blocks.settings} names={shown.blocks.names} />
        </section>
      )}
    </article>
  );
}

interface SwissProps {
  swiss: NonNullable<PublicRounds['swiss']>;
  search: string;
  page: string;
  now: Date;
}

function Swiss({ swiss, search, page, now }: SwissProps) {
  const { t } = useTranslation();
  const { round, matches } = swiss;
  const word = foldText(search);
  const found = word
    ? matches.filter(
        ({ a, b, seat }) =>
          [a?.name ?? '', b?.name ?? ''].some((name) => foldText(name).includes(word)) ||
          foldText(seat) === word,
      )
    : matches;
  return (
    <section className="stack" aria-labelledby="swiss">
      <SwissHead swiss={swiss} page={page} now={now} />
      <ListSearch
        path={page}
        label={t('rounds.page.search')}
        search={search}
        keep={{ round: String(round) }}
      />
      {found.length > 0 ? <MatchList matches={found} /> : <p role="status">{t('rounds.page.notFound')}</p>}
    </section>
  );
}
