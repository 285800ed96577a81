import type { ComponentProps } from 'react';
import { StandingsTable } from '~/results/StandingsTable';

interface Props extends ComponentProps<typeof StandingsTable> {
  tournament: string;
  group: string;
  href: string;
}

export function EmbeddedStandings({ tournament, group, href, ...table }: Props) {
  return (
    <>
      <header>
        <p>{group}</p>
        <h1>{tournament}</h1>
      </header>
      <StandingsTable {...table} />
      <footer>
        <a href={href}>{table.t('feeds.embed.openStandings')}</a>
      </footer>
    </>
  );
}
