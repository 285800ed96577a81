import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import { CopyButton } from '~/ui/CopyButton';
import { LinkButton } from '~/ui/LinkButton';
import { usePage } from '~/ui/root-data';
import { podiumOf } from './podium';
import { type SharedResult, shareText } from './share-text';

/** The shared URL has no locale prefix, so that everyone reads it in their own language. */
export function ShareResult({ result, tournamentId }: { result: SharedResult; tournamentId: string }) {
  const { t } = useTranslation();
  const url = `${usePage().origin}/tournaments/${tournamentId}`;
  const texts = locales.flatMap((locale) => {
    const text = shareText(locale, result, url);
    return text === undefined ? [] : [{ locale, text }];
  });
  if (texts.length === 0) return null;
  return (
    <section className="card" id="share" aria-labelledby="share-title">
      <h2 id="share-title">{t('results.share.title')}</h2>
      <p className="soft">{t('results.share.hint')}</p>
      {podiumOf(result).winner && (
        <p>
          <LinkButton to={`/tournaments/${tournamentId}/winner/card`}>{t('results.card.open')}</LinkButton>
        </p>
      )}
      <div className="pair">
        {texts.map(({ locale, text }) => (
          <div className="field" key={locale}>
            <label htmlFor={`share-${locale}`}>{t(`results.share.${locale}`)}</label>
            <textarea
              id={`share-${locale}`}
              readOnly
              rows={text.split('\n').length + 2}
              value={text}
              lang={locale}
              spellCheck={false}
            />
            <p>
              <CopyButton text={text} label={t(`results.share.copy.${locale}`)} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
