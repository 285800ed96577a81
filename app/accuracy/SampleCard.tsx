import { useTranslation } from 'react-i18next';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import type { ReadField } from '~/readings/reading';
import { Labelled } from '~/ui/Labelled';
import { useLocale, useLocalePath } from '~/ui/root-data';
import type { ComparedValue, MemberComparison } from './compare-with-sheet';

interface Sample {
  id: string;
  number: number;
  game: Game;
  language?: Locale;
  engineVersion: string;
  keptAt: Date;
  members: MemberComparison[];
}

interface Props {
  sample: Sample;
  deletePath: string;
}

export function SampleCard({ sample, deletePath }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, number, keptAt, members } = sample;
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(keptAt);
  const name = t('accuracy.samples.name', { number, date });
  const image = toPath(`/admin/readings/${id}/image`);
  return (
    <article className="card sample" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <div className="sample-image">
        <a href={image}>
          <img
            src={`${image}?size=phone`}
            alt={t('accuracy.samples.image', { number })}
            width={960}
            height={540}
            loading="lazy"
            decoding="async"
          />
        </a>
        <dl className="facts">
          <dt>{t('accuracy.samples.game')}</dt>
          <dd>{t(`tournaments.game.${sample.game}`)}</dd>
          {sample.language && (
            <>
              <dt>{t('accuracy.samples.language')}</dt>
              <dd>{t(`accuracy.samples.languages.${sample.language}`)}</dd>
            </>
          )}
          <dt>{t('accuracy.samples.engine')}</dt>
          <dd>{sample.engineVersion}</dd>
        </dl>
      </div>
      <ol className="sample-six">
        {members.map((values, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
          <li key={slot}>
            <dl>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do their values
                <Value key={at} value={value} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <form method="post" action={toPath(deletePath)}>
        <button className="button danger" type="submit">
          {t('accuracy.samples.delete')}
          <span className="visually-hidden"> ({name})</span>
        </button>
      </form>
    </article>
  );
}

const dictionaries: Record<ReadField, Dictionary> = {
  species: speciesNames,
  ability: abilityNames,
  item: itemNames,
  move: moveNames,
  statAlignment: natureNames,
};

function Value({ value: { field, read, left, outcome } }: { value: ComparedValue }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const nameIn = (key: string) => nameOf(dictionaries[field], key, locale);
  const key = read?.key ?? undefined;
  const differs = key !== left && (key !== undefined || outcome !== undefined);
  return (
    <div className={outcome}>
      <dt>{t(`accuracy.fields.${field}`)}</dt>
      <dd>
        {left ? nameIn(left) : <i>{t('accuracy.samples.blank')}</i>}{' '}
        {outcome && outcome !== 'sureRight' && (
          <span className={outcome.endsWith('Wrong') ? 'badge bad' : 'badge warn'}>
            {t(`accuracy.outcomes.${outcome}`)}
          </span>
        )}
        {differs && (
          <small className="was-read">
            <Labelled label={t('accuracy.samples.read')}>
              {key ? nameIn(key) : t('accuracy.samples.nothing')}
            </Labelled>
            {key && read?.raw && read.raw !== key && read.raw !== nameIn(key) && (
              <>
                {' '}
                <Labelled label={t('accuracy.samples.seen')}>{read.raw}</Labelled>
              </>
            )}
          </small>
        )}
      </dd>
    </div>
  );
}
