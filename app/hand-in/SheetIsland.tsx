import en from '~/locales/en/sheet-script.ts?script';
import ja from '~/locales/ja/sheet-script.ts?script';
import type { Locale } from '~/locales/locale';
import keepScript from '~/offline/keep-script.ts?script';
import { latinOfKana } from '~/text/latin-of-kana';
import fieldStyles from '~/ui/form/fields.css?url';
import { Island, type IslandScripts } from '~/ui/island/Island';
import script, { parts } from './sheet-script.tsx?script';
import styles from './submit-team.css?url';
import { TeamSheetForm } from './TeamSheetForm';
import type { TeamFormProps } from './use-team-form';

const scripts: IslandScripts = { script, parts, texts: { ja, en } };
const sheetStyles = [fieldStyles, styles];

export const sheetHead = {
  layout: 'user',
  styles: sheetStyles,
  files: (locale: Locale) => [scripts.texts[locale], script, ...parts, ...sheetStyles],
} as const;

export function SheetIsland(props: TeamFormProps) {
  const { displayName } = props.answer?.typed ?? props.start;
  return (
    <>
      {!props.answer?.review && <script type="module" src={keepScript} />}
      <Island of={TeamSheetForm} shown={{ ...props, suggested: latinOfKana(displayName) }} {...scripts} />
    </>
  );
}
