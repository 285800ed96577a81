import { useTranslation } from 'react-i18next';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { lastSeason } from '~/pokedex/seasons';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import type { SeasonRemark } from '~/tournaments/season-remark';
import { type FieldMeta, SelectField } from '~/ui/form/Field';
import { useLocale } from '~/ui/root-data';
import { RegulationOptions } from './RegulationOptions';

interface Props {
  field: FieldMeta;
  now: Date;
  chosen: string;
  remark?: SeasonRemark;
}

/** The form announces the end of a season this long before, if the next is not entered yet. */
const hintMs = 30 * 24 * 60 * 60_000;

export function RegulationField({ field, now, chosen, remark }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const ending = games.flatMap((game) => {
    const season = lastSeason(regulationsOf(game), now);
    return season && season.endsAt.getTime() - now.getTime() <= hintMs ? [season] : [];
  });
  const hints = remark
    ? [t(`host.concerns.${remark.key}`, { regulation: remark.regulation?.name[locale] })]
    : ending.map(({ game, name, endsAt }) =>
        t('host.nextHint', {
          regulation: t('host.regulation', { game: t(`host.games.${game}`), name: name[locale] }),
          at: formatInstant(endsAt, defaultTimeZone, locale, now),
        }),
      );
  return (
    <SelectField field={field} label={t('host.fields.regulation')} hint={hints.join(' ')}>
      <RegulationOptions now={now} chosen={chosen} />
    </SelectField>
  );
}
