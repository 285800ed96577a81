import type { ComponentType } from 'react';
import type { Locale } from '~/locales/locale';
import { usePage } from '~/ui/root-data';
import { StaleBuild } from '~/ui/shell/StaleBuild';
import { IslandBoundary } from './IslandBoundary';
import { islandDataId, islandId, printIslandData } from './island-data';

/** URLs of the island's script, of the scripts it imports, and of its texts. */
export interface IslandScripts {
  script: string;
  parts: readonly string[];
  texts: Readonly<Record<Locale, string>>;
}

interface Props<Shown extends object> extends IslandScripts {
  of: ComponentType<Shown>;
  shown: Shown;
}

/** The one part of a page that React hydrates (`hydrateIsland`). Texts load before the script, which reads them. */
export function Island<Shown extends object>({ of: Part, shown, script, parts, texts }: Props<Shown>) {
  const page = usePage();
  const { requestId: _, toast: __, ...known } = page;
  const json = printIslandData({ page: known, props: shown });
  return (
    <>
      <div id={islandId}>
        <IslandBoundary>
          <Part {...shown} />
        </IslandBoundary>
        <StaleBuild />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<" */}
      <script type="application/json" id={islandDataId} dangerouslySetInnerHTML={{ __html: json }} />
      {parts.map((part) => (
        <link key={part} rel="modulepreload" href={part} />
      ))}
      <script type="module" src={texts[page.locale]} />
      <script type="module" src={script} />
    </>
  );
}
