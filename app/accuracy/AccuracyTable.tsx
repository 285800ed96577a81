import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';
import {
  type Accuracy,
  askedOutcomes,
  type Counts,
  formatShare,
  readOutcomes,
  sureOutcomes,
} from './accuracy';

export function AccuracyTable({ accuracy }: { accuracy: Accuracy }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { engineVersion, game, fields, all } = accuracy;
  const id = `accuracy-${engineVersion}-${game}`.replace(/[^\w-]/g, '-');
  const wrong = all.byOutcome.sureWrong;
  const numbers = { number: formatCount(wrong, locale), total: formatCount(all.total, locale) };
  const share = formatShare(wrong, all.total, locale);
  return (
    <section className="card accuracy" aria-labelledby={id}>
      <h2 id={id}>{t('accuracy.of', { game: t(`tournaments.game.${game}`), engine: engineVersion })}</h2>
      <p className={wrong > 0 ? 'silent wrong' : 'silent'}>
        <span>{t('accuracy.sureWrong')}</span>{' '}
        <strong>
          {share ? t('accuracy.shareOf', { ...numbers, share }) : t('accuracy.countOf', numbers)}
        </strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('accuracy.field')}
            </th>
            <th scope="colgroup" colSpan={sureOutcomes.length}>
              {t('accuracy.sure')}
            </th>
            <th scope="colgroup" colSpan={askedOutcomes.length}>
              {t('accuracy.asked')}
            </th>
            <th scope="col" rowSpan={2}>
              {t('accuracy.unread')}
            </th>
          </tr>
          <tr>
            {[...sureOutcomes, ...askedOutcomes].map((outcome) => (
              <th key={outcome} scope="col">
                {t(outcome.endsWith('Right') ? 'accuracy.right' : 'accuracy.wrong')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, counts }) => (
            <CountsRow key={field} name={t(`accuracy.fields.${field}`)} counts={counts} />
          ))}
        </tbody>
        <tfoot>
          <CountsRow name={t('accuracy.all')} counts={all} />
        </tfoot>
      </table>
      {accuracy.aspects.length > 0 && <AspectTable aspects={accuracy.aspects} />}
    </section>
  );
}

/** Shows by screen, language and shape where readings are weak. */
function AspectTable({ aspects }: Pick<Accuracy, 'aspects'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <table className="aspects">
      <caption>{t('accuracy.aspects.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('accuracy.aspects.of')}</th>
          <th scope="col">{t('accuracy.outcomes.sureWrong')}</th>
          <th scope="col">{t('accuracy.asked')}</th>
          <th scope="col">{t('accuracy.unread')}</th>
          <th scope="col">{t('accuracy.aspects.weakest')}</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ aspect, counts: { byOutcome, total }, weakest }) => (
          <tr key={aspect}>
            <th scope="row">
              {t(`accuracy.aspects.names.${aspect}`)}{' '}
              <small>{t('accuracy.total', { number: formatCount(total, locale) })}</small>
            </th>
            {[byOutcome.sureWrong, byOutcome.askedRight + byOutcome.askedWrong, byOutcome.unread].map(
              (count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at} className={at === 0 && count > 0 ? 'wrong' : undefined}>
                  {formatCount(count, locale)} <small>{formatShare(count, total, locale)}</small>
                </td>
              ),
            )}
            <td>{weakest ? t(`accuracy.fields.${weakest}`) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CountsRow({ name, counts: { byOutcome, total } }: { name: string; counts: Counts }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {name} <small>{t('accuracy.total', { number: formatCount(total, locale) })}</small>
      </th>
      {readOutcomes.map((outcome) => (
        <td key={outcome} className={outcome === 'sureWrong' && byOutcome[outcome] > 0 ? 'wrong' : undefined}>
          {formatCount(byOutcome[outcome], locale)}{' '}
          <small>{formatShare(byOutcome[outcome], total, locale)}</small>
        </td>
      ))}
    </tr>
  );
}

const formatCount = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count);
