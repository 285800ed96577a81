import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { may } from '~/groups/permission';
import { openedOutsideLine } from '~/http/in-app-browser';
import { locales } from '~/locales/locale';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { isPublished } from '~/tournaments/tournament';
import { findDetails } from '~/tournaments/tournament.server';
import { CopyButton } from '~/ui/CopyButton';
import styles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { PassOn } from '~/ui/qr/PassOn';
import { usePage } from '~/ui/root-data';
import { announceText } from './announce-text';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('sharing.pageTitle', { name: data?.tournament.name }),
  styles,
});

export { handle, links, meta };

/** A tournament that is not public has nothing to share: the day's page says so. */
export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'seeTeams');
  const { db, now, to } = args.context;
  if (!isPublished(tournament, now))
    throw redirect(to(`/admin/${group.id}/tournaments/${tournament.id}/day`));
  const details = await findDetails(db, tournament.id);
  return { now, group, tournament, title: { ja: tournament.name, en: details?.nameEn || tournament.name } };
}

export default function ShareTournament() {
  const { now, group, tournament, title } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const url = `${usePage().origin}/tournaments/${tournament.id}`;
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} />
      <h1>{t('sharing.title')}</h1>
      <section className="card" aria-label={t('sharing.url')}>
        <p>{t('sharing.lead')}</p>
        <PassOn id="public-url" label={t('sharing.url')} hint={t('sharing.urlHint')} url={url} />
        <p className="desk-actions">
          <LinkButton to={`/tournaments/${tournament.id}`}>{t('host.publicPage')}</LinkButton>
        </p>
      </section>
      <section className="card" aria-labelledby="post">
        <h2 id="post">{t('sharing.post')}</h2>
        <p className="soft">{t('sharing.postHint')}</p>
        <div className="pair">
          {locales.map((locale) => {
            const textWith = (link: string) => announceText(locale, { ...tournament, title }, link, now);
            const text = textWith(url);
            return (
              <div className="field" key={locale}>
                <label htmlFor={`post-${locale}`}>{t(`sharing.${locale}`)}</label>
                <textarea
                  id={`post-${locale}`}
                  readOnly
                  rows={text.split('\n').length + 2}
                  value={text}
                  lang={locale}
                  spellCheck={false}
                />
                <p className="desk-actions">
                  <CopyButton text={text} label={t(`sharing.copy.${locale}`)} />
                  <ToApp
                    href={`https://x.com/intent/post?text=${encodeURIComponent(text)}`}
                    label={t(`sharing.onX.${locale}`)}
                  />
                  <ToApp
                    href={`https://line.me/R/share?text=${encodeURIComponent(textWith(openedOutsideLine(url)))}`}
                    label={t(`sharing.onLine.${locale}`)}
                  />
                </p>
              </div>
            );
          })}
        </div>
      </section>
      <NextSteps {...{ group, tournament }} />
    </div>
  );
}

function ToApp({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation();
  return (
    <a className="button" href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">{t('shell.newTab')}</span>
    </a>
  );
}

type Props = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'group' | 'tournament'>;

function NextSteps({ group, tournament }: Props) {
  const { t } = useTranslation();
  const admin = `/admin/${group.id}`;
  const step = (text: string, to: string, link: string) => (
    <li className="switch" key={to}>
      <span>{text}</span>
      <LinkButton to={to}>{link}</LinkButton>
    </li>
  );
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('sharing.next')}</h2>
      <ul className="card rows switches">
        {!tournament.hasEntrants &&
          step(
            t('sharing.entrants'),
            `${admin}/tournaments/${tournament.id}/entrants/paste`,
            t('entrants.begin.link'),
          )}
        {step(t('sharing.members'), `${admin}/members`, t('sharing.membersLink'))}
        {may(group.place, 'manageWebhooks') &&
          step(t('sharing.discord'), `${admin}/settings/webhooks`, t('sharing.discordLink'))}
      </ul>
    </section>
  );
}
