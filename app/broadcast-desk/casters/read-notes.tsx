import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OnAirNext, OnAirUsage } from '~/broadcast/on-air';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { StreamTabs } from '~/broadcast-desk/streams/StreamTabs';
import { tabsOf } from '~/broadcast-desk/streams/stream-tabs';
import { TypeBadge } from '~/sheets/view/TypeBadge';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { findMatchNotes } from './match-notes.server';
import { NotedPlayer } from './NotedPlayer';
import { NameInBothLanguages } from './NotedTeam';
import styles from './read-notes.css?url';
import { shownMatches } from './shown-match';

const { handle, meta, links } = page({
  audience: 'staff',
  enhance: true,
  title: 'broadcast.casters.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user, streamId, streams } = await requireStream(request, context, params.id, 'runBroadcast');
  const which = new URL(request.url).searchParams.get('of');
  const choice = shownMatches.find((match) => match === which) ?? 'live';
  const person = { id: user.userId, name: user.displayName };
  const notes = await findMatchNotes(context, streamId, person, { choice, now: context.now });
  return { streamId, tabs: tabsOf(streams), ...notes };
}

export default function ReadNotes() {
  const { streamId, tabs, shown, isLive, kind, bestOf, round, tournament, sides, upNext, usage } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const page = `/admin/${streamId.groupId}/streaming-input/casters`;
  const here = withStream(page, streamId.stream);
  return (
    <div className="noted" id="notes" data-follow="" data-follow-every="5">
      <StreamTabs tabs={tabs} page={page} />
      <header className="noted-head">
        <h1>{t('broadcast.casters.title')}</h1>
        <nav className="noted-matches" aria-label={t('broadcast.casters.which')}>
          {(isLive ? shownMatches : (['draft'] as const)).map((match) => (
            <a
              key={match}
              className="button"
              href={toPath(match === 'live' ? here : withStream(`${page}?of=draft`, streamId.stream))}
              aria-current={match === shown ? 'page' : undefined}
            >
              {t(match === 'live' ? 'broadcast.onAir' : 'broadcast.draft')}
            </a>
          ))}
        </nav>
        <p>
          {t(`broadcast.kinds.${kind}`)}
          {' · '}
          {round && (
            <>
              <span className="both">
                <NameInBothLanguages name={round} />
              </span>
              {' · '}
            </>
          )}
          {t('broadcast.fields.bestOfValue', { games: bestOf })}
          {tournament && (
            <>
              {' · '}
              <span className="both">
                <NameInBothLanguages name={tournament} />
              </span>
            </>
          )}
        </p>
      </header>
      <p className="notice warn" role="status" data-follow-lost="" hidden>
        {t('broadcast.casters.lost')}
      </p>
      <div className="noted-players">
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its seat
          <NotedPlayer key={at} side={side} number={at === 0 ? 1 : 2} />
        ))}
      </div>
      {upNext.length > 0 && <UpNext matches={upNext} />}
      {usage && usage.species.length > 0 && <Usage usage={usage} />}
    </div>
  );
}

function UpNext({ matches }: { matches: readonly OnAirNext[] }) {
  const { t } = useTranslation();
  return (
    <section className="noted-next" aria-labelledby="up-next">
      <h2 id="up-next">{t('broadcast.fields.upNext')}</h2>
      <ol>
        {matches.map(({ players, round }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same two may meet again
          <li key={at}>
            <b>{players.map((player) => player || '—').join(' – ')}</b>{' '}
            {round && (
              <span className="both">
                <NameInBothLanguages name={round} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Usage({ usage }: { usage: OnAirUsage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className="noted-usage" aria-labelledby="usage">
      <h2 id="usage">
        {t('broadcast.kinds.kp')} <small>{t('broadcast.casters.teams', { count: usage.teams })}</small>
      </h2>
      <ol>
        {usage.species.map(({ species, types, teams }) => (
          <li key={species.key}>
            <TypeBadge types={types} label={species[locale]} />
            <span className="both">
              <NameInBothLanguages name={species} />
            </span>
            <b>{teams}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
