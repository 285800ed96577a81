import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '~/sheets/QrCode';
import { playerName } from '~/text/nameless';
import { page } from '~/ui/page';
import { JudgeLines } from './JudgeLines';
import { PrintBar } from './PrintBar';
import styles from './print-teams.css?inline';
import { loadPrintedPage } from './printed-page.server';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  layout: 'bare',
  inlineStyles: styles,
  title: (t, data) => t('desk.print.slipsTitle', { name: data?.name }),
});

export { handle, meta };

const size = 80;

export async function loader(args: LoaderFunctionArgs) {
  const { tournament, bar, rows } = await loadPrintedPage(args, size);
  const slips = rows.map(({ id, displayName, tonamelId, url }) => ({ id, displayName, tonamelId, url }));
  return { bar, wears: tournament.event, name: tournament.name, slips };
}

export default function PrintSlips() {
  const { bar, name, slips } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PrintBar kind="slips" name={name} {...bar} />
      <main className="slips">
        {slips.map(({ id, displayName, tonamelId, url }) => (
          <article className="slip" key={id}>
            <QrCode url={url} label={t('viewTeam.qrPage.label')} />
            <div>
              <p>{name}</p>
              <h2>{playerName(t, displayName)}</h2>
              <p>{tonamelId}</p>
              <p className="table-number">{t('desk.print.table')}</p>
              <JudgeLines />
            </div>
          </article>
        ))}
      </main>
    </>
  );
}
