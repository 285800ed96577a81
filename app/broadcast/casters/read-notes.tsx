import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OnAirUsage } from '~/broadcast/on-air';
import { requireGroup } from '~/groups/guard.server';
import { TypeBadge } from '~/teams/TypeBadge';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { findMatchNotes } from './match-notes.server';
import { NotedPlayer } from './NotedPlayer';
import { BothNames } from './NotedTeam';
import styles from './read-notes.css?url';
import { shownMatches } from './shown-match';

const { handle, meta, links } = page({
  enhance: true,
  title: 'broadcast.casters.title',
  styles,
});

export { handle, links, meta };

/** For whoever casts, on a tablet beside the game. It comes anew by itself, and reads the same without a script. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user, group } = await requireGroup(request, context, params.id, 'runBroadcast');
  const of = new URL(request.url).searchParams.get('of');
  const asked = shownMatches.find((match) => match === of) ?? 'live';
  const person = { id: user.userId, name: user.displayName };
  const notes = await findMatchNotes(context, group.id, person, { asked, now: context.now });
  return { groupId: group.id, ...notes };
}

export default function ReadNotes() {
  const { groupId, shown, isLive, kind, bestOf, round, tournament, sides, usage } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const here = `/admin/${groupId}/streaming-input/casters`;
  return (
    <div className="noted" id="notes" data-follow="" data-follow-every="5">
      <header className="noted-head">
        <h1>{t('broadcast.casters.title')}</h1>
        <nav className="noted-matches" aria-label={t('broadcast.casters.which')}>
          {(isLive ? shownMatches : (['draft'] as const)).map((match) => (
            <a
              key={match}
              className="button"
              href={toPath(match === 'live' ? here : `${here}?of=draft`)}
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
                <BothNames name={round} />
              </span>
              {' · '}
            </>
          )}
          {t('broadcast.fields.bestOfValue', { games: bestOf })}
          {tournament && <> · {tournament}</>}
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
      {usage && usage.species.length > 0 && <Usage usage={usage} />}
    </div>
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
              <BothNames name={species} />
            </span>
            <b>{teams}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
