import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import { NameInput } from '~/pokedex/naming/NameInput';
import type { FieldMeta } from '~/ui/form/Field';

interface Props {
  /** Number, from 1. */
  slot: number;
  field: FieldMeta;
  hint?: ReactNode;
  errors?: readonly string[];
  mark?: Mark;
  onWritten?: (text: string) => void;
}

export function SpeciesInput({ slot, ...rest }: Props) {
  const { t } = useTranslation();
  return <NameInput kind="species" label={t('fields.species.label', { slot })} {...rest} />;
}
