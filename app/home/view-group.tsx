import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PasskeyNote } from '~/accounts/passkeys/PasskeyNote';
import { passkeyAskOf } from '~/accounts/passkeys/passkey-ask.server';
import { findRosters } from '~/entrants/entrants.server';
import { RosterLine } from '~/entrants/RosterLine';
import { summaryOf } from '~/entrants/roster';
import { requireGroup } from '~/groups/guard.server';
import { JoinsWait } from '~/groups/JoinsWait';
import { may } from '~/groups/permission';
import { countOpenJoins } from '~/groups/requests/role-request.server';
import { localePath } from '~/locales/locale';
import { defaultTimeZone } from '~/time/instant';
import { comingRegulations, concernsOf, seasonConcern } from '~/tournaments/attention';
import { HostedTournaments } from '~/tournaments/HostedTournament';
import { listOnDesk } from '~/tournaments/hosted-tournament.server';
import { isPublished, phaseOf } from '~/tournaments/tournament';
import { CopyField } from '~/ui/CopyField';
import styles from '~/ui/desk.css?url';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale, useLocalePath, usePage } from '~/ui/root-data';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('groups.home.title', { name: data?.group.name }),
  styles,
});

export { handle, links, meta };

const maxShown = 6;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'seeGroup');
  const { now } = context;
  const decidesJoins = may(group.place, 'manageMembers');
  const [all, ask, joins] = await Promise.all([
    listOnDesk(context.db, group.id, now),
    passkeyAskOf(request, context, user),
    decidesJoins ? countOpenJoins(context.db, group.id) : 0,
  ]);
  const concerns = all.flatMap((tournament) =>
    concernsOf(tournament, now).map((concern) => ({
      concern,
      id: tournament.id,
      name: tournament.name,
      isDraft: !isPublished(tournament, now),
      next: concern === 'regulationNext' ? seasonConcern(tournament, now)?.regulation?.name : undefined,
    })),
  );
  const next = all.filter((tournament) => phaseOf(tournament, now) !== 'past').slice(0, maxShown);
  const withRoster = next.filter(({ hasEntrants }) => hasEntrants).map(({ id }) => id);
  const rosters = await findRosters(context.db, withRoster);
  const entrants = next.flatMap((tournament) => {
    const roster = rosters.get(tournament.id);
    const { id, name } = tournament;
    return roster ? [{ id, name, summary: summaryOf(roster, tournament) }] : [];
  });
  const coming = comingRegulations(now).map(({ id, name, game, startsAt }) => ({ id, name, game, startsAt }));
  return { group, now, concerns, next, entrants, coming, ask, joins };
}

type Concern = Awaited<ReturnType<typeof loader>>['concerns'][number];

export default function GroupHome() {
  const { group, now, concerns, next, entrants, coming, ask, joins } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const locale = useLocale();
  const { origin } = usePage();
  const home = `/admin/${group.id}`;
  const organizes = may(group.place, 'manageTournaments');
  return (
    <div className="stack">
      <h1>{t('groups.home.heading')}</h1>
      <p className="desk-actions">
        {organizes && (
          <>
            <LinkButton to={`${home}/tournaments/new`} look="primary">
              {t('host.new')}
            </LinkButton>
            {may(group.place, 'addModerators') && (
              <LinkButton to={`${home}/members`}>{t('groups.home.addMember')}</LinkButton>
            )}
          </>
        )}
        {may(group.place, 'runBroadcast') && (
          <LinkButton to={`/broadcast?group=${group.id}`}>{t('overlays.add')}</LinkButton>
        )}
        <LinkButton to={organizes ? '/guide/organizers' : '/guide/judges'} look="quiet">
          {t('guide.title')}
        </LinkButton>
      </p>
      <PasskeyNote ask={ask} />
      {joins > 0 && <JoinsWait count={joins} groupId={group.id} />}
      {coming.map(({ id, name, game, startsAt }) => (
        <p className="notice" key={id}>
          <a href={toPath(`/regulations/${id}`)}>
            {t('groups.home.coming', { name: name[locale], game: t(`tournaments.game.${game}`) })}
          </a>
          <br />
          <Labelled label={t('tournaments.startsAt')}>
            <Instant at={startsAt} timeZone={defaultTimeZone} now={now} />
          </Labelled>
        </p>
      ))}
      <Concerns
        id="concerns"
        concerns={concerns.filter(({ isDraft }) => !isDraft)}
        {...{ home, organizes }}
      />
      {entrants.length > 0 && (
        <section aria-labelledby="entrants">
          <h2 id="entrants">{t('entrants.title')}</h2>
          <ul className="rows card">
            {entrants.map(({ id, name, summary }) => (
              <li key={id}>
                <strong>{name}</strong>
                <RosterLine summary={summary} to={`${home}/tournaments/${id}/entrants`} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="next">
        <h2 id="next">{t('groups.home.next')}</h2>
        {next.length > 0 ? (
          <HostedTournaments tournaments={next} group={group} now={now} />
        ) : (
          <p className="soft">{t(organizes ? 'groups.home.noneYet' : 'groups.home.none')}</p>
        )}
        <p>
          <a href={toPath(`${home}/tournaments`)}>{t('groups.home.allTournaments')}</a>
        </p>
        <CopyField
          id="group-calendar"
          label={t('feeds.links.ofGroup')}
          hint={t('feeds.links.ofGroupNote')}
          value={origin + localePath(`/${locale}`, `/tournaments/groups/${group.id}/calendar.ics`)}
          copy={t('feeds.links.copy')}
        />
      </section>
      <Concerns id="drafts" concerns={concerns.filter(({ isDraft }) => isDraft)} {...{ home, organizes }} />
    </div>
  );
}

interface ConcernsProps {
  id: string;
  concerns: readonly Concern[];
  home: string;
  organizes: boolean;
}

function Concerns({ id, concerns, home, organizes }: ConcernsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (concerns.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('groups.home.concerns')}</h2>
      <ul className="concerns">
        {concerns.map((concern) => (
          <li className="notice warn" key={concern.id + concern.concern}>
            <ConcernLink {...concern} path={`${home}/tournaments/${concern.id}`} organizes={organizes} />
            <br />
            {t(`host.concerns.${concern.concern}`, { regulation: concern.next?.[locale] })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the page that settles the concern: results have their own, the rest is in the settings. */
function ConcernLink({ concern, name, path, organizes }: Concern & { path: string; organizes: boolean }) {
  const toPath = useLocalePath();
  if (concern === 'noResults') return <a href={toPath(`${path}/result`)}>{name}</a>;
  return organizes ? <a href={toPath(`${path}/edit`)}>{name}</a> : <strong>{name}</strong>;
}
