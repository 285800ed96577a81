import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listEmailChanges } from '~/accounts/mail-link.server';
import { PasskeyNote } from '~/accounts/passkeys/PasskeyNote';
import { countPasskeys } from '~/accounts/passkeys/passkey.server';
import { passkeyAskOf } from '~/accounts/passkeys/passkey-ask.server';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { countSessions } from '~/accounts/session.server';
import { findAccount, findProfile, type Profile, saveProfile } from '~/accounts/user.server';
import { findViewer } from '~/accounts/viewer.server';
import { inDays, retention } from '~/db/retention';
import { readFormData } from '~/http/request-body';
import { localeCookie, localePath, locales, prefixOf } from '~/locales/locale';
import { keepWith } from '~/offline/kept-pages';
import { Offline } from '~/offline/Offline';
import { MyPosts } from '~/posts/MyPosts';
import { statusOf } from '~/posts/post';
import { listOwnPosts } from '~/posts/post-list.server';
import postStyles from '~/posts/posts.css?url';
import { ReturnedMail } from '~/settings/mails/ReturnedMail';
import { type ProfileAnswer, ProfileForm } from '~/settings/ProfileForm';
import { claimTeams, listClaimable } from '~/sheets/own-sheets.server';
import { listSubmittedTeams } from '~/sheets/own-teams.server';
import { profileFields } from '~/sign-in/account-form.server';
import cardStyles from '~/team-page/own-card.css?url';
import { listStaffActs } from '~/team-page/staff-acts.server';
import { Announcements } from '~/tournaments/Announcements';
import { listShownAnnouncements } from '~/tournaments/announcement.server';
import { Fold } from '~/ui/Fold';
import { parseForm } from '~/ui/form/parse-form';
import { eachAlone, formOf, printSeen, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';
import { LinkButton } from '~/ui/LinkButton';
import { pageOf } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { AccountCard } from './AccountCard';
import { ClaimForm } from './ClaimForm';
import { OwnTeam } from './OwnTeam';
import { TodaysTeams } from './TodaysTeams';
import { teamsAhead } from './teams-ahead';
import { findTodaysTeams } from './todays-teams.server';

const newestPosts = 3;
const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'profile.myPage.title',
  styles: [styles, postStyles, cardStyles],
});

export { handle, links, meta };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context;
  const user = await requireSignedIn(request, context);
  const viewer = await findViewer(request, context);
  const { userId } = user;
  const { now } = context;
  const page = pageOf(new URL(request.url).searchParams);
  const [account, { teams, hasMore }, claimable, { posts }, devices, passkeys, ask, today, [waiting]] =
    await Promise.all([
      findAccount(db, userId),
      listSubmittedTeams(db, userId, page, now),
      listClaimable(db, viewer),
      listOwnPosts(db, userId, undefined, newestPosts),
      countSessions(db, userId, now),
      countPasskeys(db, userId),
      passkeyAskOf(request, context, user),
      findTodaysTeams(request, context, viewer),
      listEmailChanges(db, userId, now),
    ]);
  const acts = await listStaffActs(
    db,
    teams.map(({ id }) => id),
    context.locale,
  );
  const teamsWithActs = teams.map((team) => ({ ...team, acts: acts.get(team.id) ?? [] }));
  const ahead = new Map(
    teams
      .filter(({ withdrawnAt, tournament }) => !withdrawnAt && tournament.endsAt > now)
      .map(({ tournament: { id, name, timeZone } }) => [id, { id, name, timeZone }]),
  );
  const visible = await listShownAnnouncements(db, [...ahead.keys()], context);
  const announcements = [...ahead.values()].map((tournament) => ({
    ...tournament,
    announcements: visible.filter(({ tournamentId }) => tournamentId === tournament.id),
  }));
  const held = teamsAhead(today, teams, now);
  const shown = {
    userId,
    now,
    page,
    held,
    account,
    announcements,
    teams: teamsWithActs,
    hasMore,
    claimable,
    posts,
    devices,
    passkeys,
    ask,
    today,
    waiting: waiting?.email,
  };
  return data(shown, { headers: keepWith(held, now) });
}

const profileUnits = eachAlone(['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId', 'locale']);
const flatProfile = (profile: Profile) => ({
  displayName: profile.displayName,
  saidName: profile.saidName,
  discordId: profile.discordId,
  twitterId: profile.twitterId,
  tonamelId: profile.tonamelId,
  locale: profile.locale ?? '',
});

/** Two intents: `claim` takes the ticked sheets of this device; any other saves the profile. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db } = context;
  const { userId } = await requireSignedIn(request, context);
  const { pathname } = new URL(request.url);
  const form = await readFormData(request);
  if (form.get('intent') === 'claim') {
    const held = await listClaimable(db, await findViewer(request, context));
    const chosen = new Set(form.getAll('team'));
    const ids = held.map(({ id }) => id).filter((id) => chosen.has(id));
    const claimedCount = await claimTeams(db, ids, userId);
    const to = context.to('/mypage');
    throw redirectWithToast(
      to,
      claimedCount > 0 ? { kind: 'success', key: 'claimed' } : { kind: 'error', key: 'validation' },
    );
  }
  const { t } = context;
  const seen = seenIn(form);
  takeChosen(form, seen, profileUnits);
  const submission = parseForm(form, profileFields(t));
  if (submission.status !== 'success')
    return data<ProfileAnswer>({ lastResult: submission.reply(), seen: printSeen(seen) }, { status: 422 });
  const profile = submission.value;
  const saved = await saveMerged({
    units: profileUnits,
    seen,
    mine: flatProfile(profile),
    read: () => findProfile(db, userId),
    valuesOf: flatProfile,
    write: (merged, before) => {
      const locale = locales.find((each) => each === merged.locale) ?? null;
      return saveProfile(db, userId, { ...merged, locale }, before);
    },
  });
  if (saved.state === 'gone') throw redirect(context.to('/'));
  if (saved.state === 'conflict') {
    const { conflict } = saved;
    const lastResult = parseForm(formOf(conflict.mine), profileFields(t)).reply();
    return data<ProfileAnswer>({ lastResult, seen: printSeen(conflict.theirs), conflict }, { status: 409 });
  }
  // A new language applies at once: by the cookie, and by the prefix if the URL has one.
  const { locale } = profile;
  const to = localePath(locale && prefixOf(pathname) ? `/${locale}` : pathname, '/mypage');
  const headers = locale ? { 'Set-Cookie': localeCookie(locale) } : undefined;
  throw redirectWithToast(to, savedToast(saved.taken), headers);
}

export default function MyPage() {
  const { t } = useTranslation();
  const { userId, now, account, claimable, devices, passkeys, ask, today, held, waiting, announcements } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!account) return null;
  return (
    <div className="my-page">
      <Offline teams={held} />
      <h1>{t('profile.myPage.title')}</h1>
      <ReturnedMail email={account.email} returned={account.returned} now={now} />
      <PasskeyNote ask={ask} />
      <div className="my-page-day">
        <TodaysTeams teams={today} />
        {announcements.map((each) => (
          <Announcements key={each.id} {...each} now={now} open={1} />
        ))}
        {claimable.length > 0 && <ClaimForm teams={claimable} />}
      </div>
      <div className="my-page-rest">
        <Teams />
        <Posts />
        <ProfileForm profile={account} seen={printSeen(flatProfile(account))} answer={answer} />
        <AccountCard {...{ userId, account, devices, passkeys, waiting }} />
      </div>
    </div>
  );
}

function Posts() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { posts } = useLoaderData<typeof loader>();
  const isRefused = posts.some((post) => ['rejected', 'takenDown'].includes(statusOf(post)));
  const refused = isRefused && <span className="badge bad">{t('posts.status.rejected')}</span>;
  return (
    <Fold id="posts" title={t('posts.mine')} badges={refused}>
      <MyPosts posts={posts} heading="h3" />
      <p className="row">
        {posts.length > 0 && <LinkButton to="/posts/mine">{t('posts.own.all')}</LinkButton>}
        <a className={posts.length > 0 ? 'button quiet' : 'button'} href={toPath('/post')}>
          {t('posts.write')}
        </a>
      </p>
    </Fold>
  );
}

function Teams() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { now, page, teams, hasMore, today } = useLoaderData<typeof loader>();
  const pathOf = (to: number) => (to === 1 ? '/mypage' : `/mypage?page=${to}`);
  return (
    <section aria-labelledby="teams-title">
      <h2 id="teams-title">{t('profile.myPage.teams')}</h2>
      {teams.length === 0 ? (
        <div className="card stack empty">
          <p>{t(page === 1 ? 'profile.myPage.noTeams' : 'profile.myPage.noMoreTeams')}</p>
          <LinkButton to={page === 1 ? '/team-submit/ots' : '/mypage'} look="primary">
            {t(page === 1 ? 'profile.myPage.submit' : 'profile.myPage.firstPage')}
          </LinkButton>
        </div>
      ) : (
        <ol className="own-teams">
          {teams.map((team) => (
            <OwnTeam
              key={team.id}
              {...{ team, now }}
              isToday={today.some(({ id }) => id === team.id)}
              back={toPath(pathOf(page))}
            />
          ))}
        </ol>
      )}
      {teams.length > 0 && (
        <p className="soft">{t('teams.ids.always', { days: inDays(retention.playerIds) })}</p>
      )}
      {teams.length > 0 && <Pages {...{ page, hasMore, pathOf }} />}
    </section>
  );
}
