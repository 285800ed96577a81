import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findViewer } from '~/accounts/viewer.server';
import { pageNotFound } from '~/http/errors';
import { keepUntil, keepUntilHeader } from '~/offline/kept-pages';
import { Offline } from '~/offline/Offline';
import { findTeamSheet, withoutHiddenName } from '~/sheets/find-team-sheet.server';
import { QrCode } from '~/sheets/QrCode';
import { reveal } from '~/sheets/reveal';
import { issueCode } from '~/sheets/sheet-code/issue-code.server';
import { teamUrl } from '~/sheets/team-url';
import { playerName, tournamentName } from '~/text/nameless';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { DeniedTeam } from './DeniedTeam';
import { SheetFrame } from './SheetFrame';
import { links, sheetStyles } from './sheet-head';
import styles from './show-qr.css?inline';
import { describeDenied } from './shown-team';

export { links };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const { handle, meta } = page<typeof loader>({
  audience: 'everyone',
  layout: 'bare',
  inlineStyles: sheetStyles + styles,
  title: (t, team) =>
    team?.gone
      ? t(`viewTeam.denied.${team.gone.denied}.title`)
      : team && t('viewTeam.qrPage.title', { name: playerName(t, team.displayName) }),
});

export { handle, meta };

const contents = ['sheet', 'sheet-and-name'] as const;

/** Needs no rights: the URL reveals nothing, and only those who may see the sheet get it in the code. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(db, params.teamId?.toLowerCase() ?? '', viewer);
  if (!found) throw pageNotFound(request);
  const { sheet, seenBy } = found;
  const others = reveal('stranger', sheet, now);
  if (others.denied === 'withdrawn' || others.denied === 'erased') {
    const zone = context.timeZone ?? sheet.timeZone;
    const gone = describeDenied(withoutHiddenName(sheet, now), others.denied, zone, context.locale, now);
    return data({ gone }, { status: 410, headers: { 'Cache-Control': 'no-store' } });
  }
  const isMine = seenBy === 'owner' || seenBy === 'guest';
  const mayHoldSheet = isMine || !others.denied;
  const requested = new URL(request.url).searchParams.get('with');
  const held = mayHoldSheet ? contents.find((content) => content === requested) : undefined;
  const { id, kind, event } = sheet;
  // The page is held up to others: it never has a hidden name, whoever opens it.
  const { displayName, tournamentName } = withoutHiddenName(sheet, now);
  return data(
    {
      gone: undefined,
      id,
      displayName,
      tournamentName,
      wears: event,
      kind,
      url: teamUrl(env.PUBLIC_URL, request.url, id),
      mayHoldSheet,
      isMine,
      held,
      digits: held && (await issueCode(env.SESSION_SECRET, sheet, held === 'sheet-and-name')),
      /** Others cannot see the team, either yet or any longer. */
      isHidden: Boolean(others.denied),
    },
    {
      headers: {
        'Cache-Control': held ? 'private, no-store' : 'private, no-cache',
        Vary: 'Cookie',
        ...(isMine && { [keepUntilHeader]: `${keepUntil(sheet)}` }),
      },
    },
  );
}

export default function TeamQr() {
  const view = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const path = useLocalePath();
  if (view.gone) return <DeniedTeam {...view.gone} />;
  const { id, displayName, url, kind, ...code } = view;
  const here = path(`/teams/${id}/qr`);
  return (
    <SheetFrame>
      <section className="qr-card">
        <p>{tournamentName(t, code.tournamentName)}</p>
        <h1>{playerName(t, displayName)}</h1>
        <QrCode
          url={url}
          digits={code.digits}
          label={t(code.held ? 'viewTeam.qrPage.labelWithSheet' : 'viewTeam.qrPage.label')}
        />
        <p className="url">{url}</p>
      </section>
      <p className="hint">
        {t('viewTeam.qrPage.scan')}
        <br />
        {t('viewTeam.qrPage.brightness')}
      </p>
      {code.mayHoldSheet && (
        <>
          <nav className="contents" aria-labelledby="contents">
            <span id="contents">{t('viewTeam.qrPage.contents')}</span>
            <a href={here} aria-current={code.held ? undefined : 'true'}>
              {t('viewTeam.qrPage.with.url')}
            </a>
            {contents.map((content) => (
              <a
                key={content}
                href={`${here}?with=${content}`}
                aria-current={content === code.held ? 'true' : undefined}
              >
                {t(`viewTeam.qrPage.with.${content}`)}
              </a>
            ))}
          </nav>
          <p className="hint">{t(`viewTeam.qrPage.holds.${kind}${code.isHidden ? 'Hidden' : ''}`)}</p>
        </>
      )}
      <p className="links">
        <a href={path(`/teams/${id}`)}>{t('viewTeam.qrPage.open')}</a>
      </p>
      {code.isMine && <Offline teams={[{ id, displayName, tournamentName: code.tournamentName }]} />}
    </SheetFrame>
  );
}
