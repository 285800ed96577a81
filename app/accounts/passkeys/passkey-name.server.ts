import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { maxNameCharacters } from './passkey';

const max = maxNameCharacters;

/** May stay empty; then it is called as the device is. */
export const nameField = (t: Translate) => lineField({ max, tooLong: t('passkeys.nameTooLong', { max }) });
