import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { blockName } from '~/rounds/block-sizes';
import { LeagueTable } from '~/rounds/LeagueTable';
import { findRounds } from '~/rounds/matches.server';
import { type ShownBlock, shownBlocks, stageOf } from '~/rounds/shown-rounds.server';
import { playerName } from '~/text/nameless';
import { requireTournament } from '~/tournaments/guard.server';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import styles from './print-blocks.css?inline';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  layout: 'bare',
  inlineStyles: styles,
  title: (t, data) => t('roundsDesk.print.title', { name: data?.name }),
});

export { handle, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'runRounds');
  const rounds = await findRounds(args.context.db, tournament.id);
  return {
    back: `/admin/${group.id}/tournaments/${tournament.id}/rounds`,
    name: tournament.name,
    wears: tournament.event,
    blocks: shownBlocks(rounds),
    advance: stageOf(rounds, 'blocks')?.settings.blocks?.advance ?? 0,
  };
}

/** A sheet of A4 for each block, in both languages: its table, and the order of play. */
export default function PrintBlocks() {
  const { back, name, blocks, advance } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      <header className="bar">
        <h1>{t('roundsDesk.print.title', { name })}</h1>
        <p>{t('desk.print.how')}</p>
        <p>
          <a href={toPath(back)}>{t('roundsDesk.result.back')}</a>
        </p>
      </header>
      <main>
        {blocks.map((block) => (
          <article key={block.index}>
            <p>{name}</p>
            <h2>
              {locales.map((locale) => (
                <span key={locale} lang={locale} className={locale}>
                  {translatorFor(locale)('rounds.names.block', { block: blockName(block.index) })}
                </span>
              ))}
            </h2>
            <LeagueTable block={block} advance={advance} isByDraw />
            <OrderOfPlay block={block} />
          </article>
        ))}
      </main>
    </>
  );
}

function OrderOfPlay({ block }: { block: ShownBlock }) {
  const { t } = useTranslation();
  const rounds = [...new Set(block.matches.map(({ round }) => round))];
  return (
    <ol className="order">
      {rounds.map((round) => (
        <li key={round}>
          {block.matches
            .filter((match) => match.round === round)
            .map(({ id, seat, a, b }) => (
              <span key={id}>
                <b>{seat}</b> {a && playerName(t, a.name)} – {b && playerName(t, b.name)}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}
