import { useTranslation } from 'react-i18next';
import type { ResultsAnswer } from './edit-results';

/** Results out of a spreadsheet: filled into the table, kept only when that is saved. */
export function PasteResults({ paste }: { paste: ResultsAnswer['paste'] }) {
  const { t } = useTranslation();
  return (
    <details className="card" open={paste && paste.problems.length > 0}>
      <summary>{t('results.paste.title')}</summary>
      <div className="field">
        <label htmlFor="paste">{t('results.paste.label')}</label>
        <p className="hint" id="paste-hint">
          {t('results.paste.hint')}
        </p>
        <textarea
          id="paste"
          name="paste"
          rows={6}
          defaultValue={paste?.text}
          aria-describedby="paste-hint"
          placeholder={t('results.paste.example')}
          spellCheck={false}
        />
      </div>
      <button className="button" type="submit" name="intent" value="paste">
        {t('results.paste.button')}
      </button>
    </details>
  );
}
