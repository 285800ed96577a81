import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { maxNameCharacters } from './passkey';

const max = maxNameCharacters;

/** May be empty: the name then defaults to the device's. */
export const nameField = (t: Translate) => lineField({ max, tooLong: t('passkeys.nameTooLong', { max }) });
