import en from '~/locales/en/sheet-script.ts?worker&url';
import ja from '~/locales/ja/sheet-script.ts?worker&url';
import { latinOfKana } from '~/text/latin-of-kana';
import fieldStyles from '~/ui/form/fields.css?url';
import { Island, type IslandScripts } from '~/ui/island/Island';
import script from './sheet-script.tsx?worker&url';
import styles from './submit-team.css?url';
import { TeamSheetForm } from './TeamSheetForm';
import type { TeamFormProps } from './use-team-form';

export const sheetScripts: IslandScripts = { script, texts: { ja, en } };

export const sheetHead = { layout: 'user', styles: [fieldStyles, styles] } as const;

export function SheetIsland(shown: TeamFormProps) {
  const { displayName } = shown.answer?.typed ?? shown.start;
  return (
    <Island of={TeamSheetForm} shown={{ ...shown, suggested: latinOfKana(displayName) }} {...sheetScripts} />
  );
}
