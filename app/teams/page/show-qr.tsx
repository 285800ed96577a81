import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { stranger } from '~/accounts/viewer';
import { findTeamSheet } from '~/teams/find-team-sheet.server';
import { reveal } from '~/teams/reveal';
import { teamUrl } from '~/teams/team-url';
import { playerName } from '~/text/nameless';
import { pageNotFound } from '~/ui/errors';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { useLocalePath } from '~/ui/root-data';
import { QrCode } from './QrCode';
import { SheetFrame } from './SheetFrame';
import { links, sheetStyles } from './sheet-head';
import styles from './show-qr.css?inline';

export const handle: PageHandle = { layout: 'bare', styles: sheetStyles + styles };

export { links };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const { meta } = page<typeof loader>({
  title: (t, team) => team && t('viewTeam.qrPage.title', { name: playerName(t, team.displayName) }),
});

export { meta };

/** Shows nothing of the team, so it needs no rights: whoever asks knows the address that it encodes. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await findTeamSheet(context.db, params.teamId?.toLowerCase() ?? '', stranger);
  if (!found || found.sheet.withdrawnAt) throw pageNotFound(request);
  if (reveal('stranger', found.sheet, context.now).denied === 'erased') throw pageNotFound(request);
  const { id, displayName, tournamentName } = found.sheet;
  const url = teamUrl(context.env.PUBLIC_URL, request.url, id);
  return data(
    { id, displayName, tournamentName, url },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export default function TeamQr() {
  const { id, displayName, tournamentName, url } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const path = useLocalePath();
  return (
    <SheetFrame>
      <section className="qr-card">
        <p>{tournamentName}</p>
        <h1>{playerName(t, displayName)}</h1>
        <QrCode text={url} label={t('viewTeam.qrPage.label')} />
        <p className="url">{url}</p>
      </section>
      <p className="hint">
        {t('viewTeam.qrPage.scan')}
        <br />
        {t('viewTeam.qrPage.brightness')}
      </p>
      <p className="links">
        <a href={path(`/teams/${id}`)}>{t('viewTeam.qrPage.open')}</a>
      </p>
    </SheetFrame>
  );
}
