import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { sheetDetails } from '~/pokedex/regulations';
import { findingLine } from '~/sheets/legality/finding-line';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { showFindings } from '~/sheets/legality/shown-finding';
import { mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { page } from '~/ui/page';
import { PrintBar } from './PrintBar';
import { PrintedTeam } from './PrintedTeam';
import styles from './print-teams.css?inline';
import { loadPrintedPage } from './printed-page.server';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  layout: 'bare',
  inlineStyles: styles,
  title: (t, data) => t('desk.print.title', { name: data?.name }),
});

export { handle, meta };

// A QR code takes about 2 ms of CPU: this many stay far below a worker's limit.
const size = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { tournament, bar, rows } = await loadPrintedPage(args, size);
  const { t, locale } = args.context;
  const judge = judgeStored(tournament);
  return {
    bar,
    wears: tournament.event,
    name: tournament.name,
    details: sheetDetails(tournament.game, tournament.regulation),
    teams: rows.map(({ members, reading, secondReading, ...team }) => ({
      ...team,
      findings: showFindings(judge(members), tournament.game, t, locale).map((shown) =>
        findingLine(shown, t),
      ),
      members: mergeReading(members, readingOf({ reading, secondReading }).result),
    })),
  };
}

export default function PrintPack() {
  const { bar, name, details, teams } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintBar kind="print" name={name} {...bar} />
      <main>
        {teams.map((team) => (
          <PrintedTeam key={team.id} team={team} tournamentName={name} details={details} isJudged />
        ))}
      </main>
    </>
  );
}
