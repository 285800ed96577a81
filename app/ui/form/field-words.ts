import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Named<Key> = Key extends `${infer Name}Hint` ? Name : never;
/** Keys that have a hint: `x` and `xHint`. */
type FieldKey = ParseKeys & Named<ParseKeys>;

export function useFieldWords() {
  const { t } = useTranslation();
  return (key: FieldKey, filledIn?: Record<string, string | number>) => ({
    label: t(key),
    hint: t(`${key}Hint` as ParseKeys, filledIn ?? {}),
  });
}
