import type { Translate } from '~/locales/i18n';
import { sheetLabel } from '~/sheets/sheet-label';
import type { ShownFinding } from './finding-text';

export const findingLine = ({ path, text }: Pick<ShownFinding, 'path' | 'text'>, t: Translate): string =>
  t('shell.labelled', { label: sheetLabel(path, t), value: text });
