import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Named<Key> = Key extends `${infer Name}Hint` ? Name : never;
/** The words of a field which has a hint: `x`, beside which stands `xHint`. */
type FieldKey = ParseKeys & Named<ParseKeys>;

/** For a field with a hint: both of its texts, of which only the hint has anything to fill in. */
export function useFieldWords() {
  const { t } = useTranslation();
  return (key: FieldKey, filledIn?: Record<string, string | number>) => ({
    label: t(key),
    hint: t(`${key}Hint` as ParseKeys, filledIn ?? {}),
  });
}
