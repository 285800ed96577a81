import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findViewer } from '~/accounts/viewer.server';
import styles from '~/hand-in/submit-team.css?url';
import { pageNotFound } from '~/http/errors';
import { wayOutOf } from '~/http/in-app-browser';
import { keepUntil, keepUntilHeader } from '~/offline/kept-pages';
import { Offline } from '~/offline/Offline';
import { sheetDetails } from '~/pokedex/regulations';
import { findReading } from '~/readings/reading.server';
import { findHiding } from '~/sheets/erase/hidden-name.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { BlankNote } from '~/sheets/legality/BlankNote';
import { openBlanks } from '~/sheets/legality/open-blanks';
import { typedSheetOf } from '~/sheets/name-typed';
import { QrCode } from '~/sheets/QrCode';
import { showReading } from '~/sheets/reading/shown-reading';
import { proofOfSheet } from '~/sheets/sheet-proof.server';
import { changeUntil, contentOf, findOwnTeamSheet, isChangedByPlayer } from '~/sheets/team-sheet.server';
import { editUrl, teamUrl } from '~/sheets/team-url';
import { HiddenName } from '~/sheets/view/HiddenName';
import { IdsKept } from '~/sheets/view/IdsKept';
import { formatInstant } from '~/time/instant';
import { Announcements } from '~/tournaments/Announcements';
import { listShownAnnouncements } from '~/tournaments/announcement.server';
import { sheetKinds } from '~/tournaments/tournament';
import { CopyField } from '~/ui/CopyField';
import { DeviceLink } from '~/ui/device/DeviceLink';
import { draftKeyOf } from '~/ui/form/draft';
import { page } from '~/ui/page';
import { useLocale, useLocalePath, usePage } from '~/ui/root-data';
import { OwnCard } from './OwnCard';
import { OwnEditLink } from './OwnEditLink';
import cardStyles from './own-card.css?url';
import { OwnFiles } from './print/OwnFiles';
import { SheetReadingState } from './ReadingState';

const { handle, meta, links } = page<typeof loader>({
  audience: 'person',
  layout: 'user',
  enhance: true,
  title: (t, loaded) => t(titleOf(loaded?.own)),
  styles: [styles, cardStyles],
});

export { handle, links, meta };

const titleOf = (own: { isChanged: boolean } | undefined) => {
  if (!own) return 'teams.success.strangerTitle';
  return own.isChanged ? 'teams.success.changedTitle' : 'teams.success.title';
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, env } = context;
  const id = params.teamId?.toLowerCase() ?? '';
  if (!sheetKinds.some((kind) => kind === params.kind?.toLowerCase())) throw pageNotFound(request);
  const { now } = context;
  const viewer = await findViewer(request, context);
  const headers = { 'Cache-Control': 'private, no-store' };
  const own = await findOwnTeamSheet(db, id, viewer);
  if (!own) {
    const found = await findTeamSheet(db, id, viewer);
    if (!found) throw pageNotFound(request);
    // The team's own page says what became of it.
    if (found.sheet.withdrawnAt) throw redirect(context.to(`/teams/${id}`));
    return data({ id, own: undefined }, { headers });
  }
  const { sheet, tournament } = own;
  const found = await Promise.all(
    [sheet.readingId, sheet.secondReadingId].map((each) => (each ? findReading(db, each) : undefined)),
  );
  const readings = found.filter((reading) => reading !== undefined);
  const url = teamUrl(env.PUBLIC_URL, request.url, id);
  const editKey = viewer.editKeys.get(id);
  const link = editKey === undefined ? undefined : editUrl(url, editKey);
  const announcements = await listShownAnnouncements(db, [tournament.id], context);
  const { searchParams } = new URL(request.url);
  const view = {
    announcements,
    url,
    editUrl: link,
    wayOut: link ? wayOutOf(request.headers.get('User-Agent'), link) : undefined,
    changeUntil: changeUntil(own, now),
    timeZone: context.timeZone ?? tournament.timeZone,
    endsAt: tournament.endsAt,
    idsRemovedAt: sheet.idsRemovedAt,
    startsAt: tournament.scheduledStartAt,
    species: sheet.members.map(({ species }) => species),
    proof: proofOfSheet(sheet),
    now,
    belongs: belongsTo(sheet.ownerId, viewer.userId),
    isChanged: await isChangedByPlayer(db, sheet),
    isImageLater: searchParams.get('image') === 'later',
    isSignedOut: searchParams.get('account') === 'signedOut',
    ageMs: now.getTime() - sheet.submittedAt.getTime(),
    displayName: sheet.displayName,
    hiding: await findHiding(db, sheet, context.t),
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    kind: tournament.sheetKind,
    blanks:
      tournament.sheetKind === 'ots'
        ? openBlanks(
            typedSheetOf(contentOf(sheet), context.locale).members,
            sheetDetails(tournament.game, tournament.regulation),
          )
        : undefined,
    readings: readings.map((reading) => ({ id: reading.id, ...showReading(reading, request, context) })),
  };
  return data({ id, own: view }, { headers: { ...headers, [keepUntilHeader]: `${keepUntil(tournament)}` } });
}

const belongsTo = (ownerId: string | null, userId: string | null): 'nobody' | 'viewer' | 'another' => {
  if (ownerId === null) return 'nobody';
  return ownerId === userId ? 'viewer' : 'another';
};

type Own = NonNullable<Awaited<ReturnType<typeof loader>>['data']['own']>;

export default function SubmittedTeam() {
  const { id, own } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const locale = useLocale();
  if (!own) {
    return (
      <section className="narrow card">
        <h1>{t('teams.success.strangerTitle')}</h1>
        <p>{t('teams.success.stranger')}</p>
        <a className="button primary" href={toPath(`/teams/${id}`)}>
          {t('teams.success.toTeam')}
        </a>
      </section>
    );
  }
  return (
    <div
      className="narrow stack submitted"
      data-forget={draftKeyOf(own.isChanged ? id : own.tournamentId)}
      data-forget-age={own.ageMs}
    >
      <header>
        <p className="eyebrow">{own.displayName}</p>
        <h1>{t(titleOf(own))}</h1>
        <p>
          {t(own.isChanged ? 'teams.success.changedLead' : 'teams.success.lead', {
            tournament: own.tournamentName,
          })}
        </p>
      </header>
      {own.hiding !== undefined && (
        <div className="notice warn">
          <HiddenName reason={own.hiding} />
        </div>
      )}
      {own.isSignedOut && own.belongs === 'nobody' && <SignedOut teamSheetId={id} kind={own.kind} />}
      {own.isImageLater && (
        <p className="notice warn" role="status">
          {t('teams.success.imageLater')}
        </p>
      )}
      <Announcements announcements={own.announcements} timeZone={own.timeZone} now={own.now} open={1} />
      <section className="card submitted-qr">
        <OwnCard own={own} />
        <a href={toPath(`/teams/${id}/qr`)} aria-label={t('teams.success.bigQr')}>
          <QrCode url={own.url} label={t('teams.success.qr')} />
        </a>
        <p>
          {t('teams.success.qrHint')} <a href={toPath('/guide/players#seen')}>{t('guide.seen.caption')}</a>
        </p>
        <CopyField
          id="team-url"
          label={t('teams.success.url')}
          value={own.url}
          copy={t('teams.success.copy')}
        />
        <p className="row">
          <a className="button primary" href={toPath(`/teams/${id}/qr`)}>
            {t('teams.success.bigQr')}
          </a>
          <a className="button quiet" href={toPath(`/teams/${id}`)}>
            {t('teams.success.view')}
          </a>
          <OwnFiles teamSheetId={id} part="card" look="button quiet" />
        </p>
      </section>
      {own.readings.map((reading, at) => (
        <SheetReadingState
          key={reading.id}
          {...{ reading, teamSheetId: id, kind: own.kind }}
          place={own.readings.length > 1 ? at + 1 : undefined}
        />
      ))}
      {own.changeUntil && own.blanks && (
        <BlankNote
          blanks={own.blanks}
          hint={t('teams.blanks.until', {
            deadline: formatInstant(own.changeUntil, own.timeZone, locale, own.now),
          })}
        >
          <a className="button quiet" href={toPath(`/teams/${id}/edit#title-team`)}>
            {t('teams.blanks.fill')}
          </a>
        </BlankNote>
      )}
      {own.changeUntil && (
        <section className="card">
          <h2>{t('teams.success.editTitle')}</h2>
          <p>
            {t('teams.success.editHint', {
              deadline: formatInstant(own.changeUntil, own.timeZone, locale, own.now),
            })}
          </p>
          <OwnEditLink {...own} />
          <p className="row">
            <a className="button quiet" href={toPath(`/teams/${id}/edit#title-team`)}>
              {t('teams.success.edit')}
            </a>
            <a className="button quiet" href={toPath(`/teams/${id}/withdraw`)}>
              {t('viewTeam.withdraw')}
            </a>
          </p>
        </section>
      )}
      <p className="soft">
        <IdsKept idsRemovedAt={own.idsRemovedAt} tournament={own} now={own.now} />
      </p>
      <Offline teams={[{ id, ...own }]} tellsIfUnsure />
      <section className="card">
        <h2>{t('teams.success.saveTitle')}</h2>
        <p className="row">
          <OwnFiles teamSheetId={id} part="sheet" look="button quiet" />
        </p>
      </section>
      <AccountOffer teamSheetId={id} belongs={own.belongs} />
      <DeviceLink leadsBack={false} />
      <p>
        <a className="button quiet wide" href={toPath(`/team-submit/${own.kind}`)}>
          {t('teams.success.another')}
        </a>
      </p>
    </div>
  );
}

/** The session ended while the form was filled in: the team is a guest's until its player signs in. */
function SignedOut({ teamSheetId, kind }: { teamSheetId: string; kind: Own['kind'] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn } = usePage();
  if (signedIn) return null;
  const redirectTo = toPath(`/teams/${teamSheetId}/success/${kind}`);
  return (
    <div className="notice warn" role="status">
      <p>{t('teams.success.signedOut')}</p>
      <a className="button" href={toPath(`/sign-in?${new URLSearchParams({ redirectTo })}`)} rel="nofollow">
        {t('teams.success.signInToAdd')}
      </a>
    </div>
  );
}

function AccountOffer({ teamSheetId, belongs }: { teamSheetId: string; belongs: Own['belongs'] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn } = usePage();
  if (belongs === 'another') return null;
  if (belongs === 'viewer') {
    return (
      <p>
        <a className="button quiet wide" href={toPath('/mypage')}>
          {t('teams.success.myPage')}
        </a>
      </p>
    );
  }
  return (
    <section className="card">
      <h2>{t(signedIn ? 'teams.success.claim' : 'teams.success.account')}</h2>
      <p>{t('teams.success.accountNote')}</p>
      <form method="post" action={toPath(`/teams/${teamSheetId}/claim`)}>
        <button className="button quiet" type="submit">
          {t(signedIn ? 'teams.success.claim' : 'teams.success.signUp')}
        </button>
      </form>
    </section>
  );
}
