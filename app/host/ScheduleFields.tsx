import type { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { timeZones } from '~/time/time-zones';
import type { TournamentValues } from '~/tournaments/tournament-values';
import { SelectField, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useLocale } from '~/ui/root-data';

interface Props {
  fields: ReturnType<typeof useForm<TournamentValues>>[1];
}

export function ScheduleFields({ fields }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const locale = useLocale();
  const zone = fields.timeZone.initialValue;
  const isListed = timeZones.some(([id]) => id === zone);
  return (
    <>
      <TextField field={fields.startsAt} label={t('host.fields.startsAt')} type="datetime-local" />
      <div className="pair">
        <TextField field={fields.deadlineAt} {...words('host.fields.deadlineAt')} type="datetime-local" />
        <TextField field={fields.endsAt} {...words('host.fields.endsAt')} type="datetime-local" />
      </div>
      <SelectField
        field={fields.timeZone}
        label={t('host.fields.timeZone')}
        choices={timeZones.map(([value, name]) => ({ value, label: name[locale] }))}
      >
        {zone && !isListed && <option value={zone}>{zone}</option>}
      </SelectField>
    </>
  );
}
