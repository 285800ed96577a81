import type { ComponentType } from 'react';
import type { Locale } from '~/locales/locale';
import { usePage } from '~/ui/root-data';
import { StaleBuild } from '~/ui/shell/StaleBuild';
import { IslandBoundary } from './IslandBoundary';
import { islandDataId, islandId, printIslandData } from './island-data';

/** Addresses of the scripts of an island: its own, those which that one imports, and one of its texts for each language. */
export interface IslandScripts {
  script: string;
  parts: readonly string[];
  texts: Readonly<Record<Locale, string>>;
}

interface Props<Shown extends object> extends IslandScripts {
  of: ComponentType<Shown>;
  shown: Shown;
}

/**
 * The one part of a page that React goes on with in the browser (`hydrateIsland`); around it the page stays as the server
 * wrote it. Texts come before the script, which finds them there.
 */
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
