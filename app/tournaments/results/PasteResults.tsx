import { useTranslation } from 'react-i18next';
import { useActs } from '~/ui/act';
import { longestResults, type Misfit, maxLines } from './read-results';
import type { ResultsAct } from './results-act.server';
import type { ResultsAnswer } from './results-form';

/** Results out of a spreadsheet: filled into the table, kept only when that is saved. */
export function PasteResults({ paste }: { paste: ResultsAnswer['paste'] }) {
  const { t } = useTranslation();
  const at = useActs<ResultsAct>();
  const refused = paste !== undefined && paste.misfits.length > 0;
  return (
    <details className="card" open={refused || (paste && paste.problems.length > 0)}>
      <summary>{t('results.paste.title')}</summary>
      {refused && <Refusal misfits={paste.misfits} />}
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
          aria-invalid={refused || undefined}
          aria-describedby={refused ? 'paste-error paste-hint' : 'paste-hint'}
          placeholder={t('results.paste.example')}
          spellCheck={false}
        />
      </div>
      <button className="button" type="submit" formAction={at('paste')}>
        {t('results.paste.button')}
      </button>
    </details>
  );
}

function Refusal({ misfits }: { misfits: Misfit[] }) {
  const { t } = useTranslation();
  return (
    <div className="notice bad" role="alert" id="paste-error">
      <p>
        <strong>{t('results.refused.nothing')}</strong>
      </p>
      <ul>
        {misfits.slice(0, 30).map((misfit) => (
          <li key={`${misfit.column} ${misfit.reason}`}>
            <MisfitText misfit={misfit} />
          </li>
        ))}
        {misfits.length > 30 && <li>{t('results.refused.more', { count: misfits.length - 30 })}</li>}
      </ul>
      <p>{t('results.refused.next')}</p>
    </div>
  );
}

function MisfitText({ misfit: { column, reason, line, text, lines = 0 } }: { misfit: Misfit }) {
  const { t } = useTranslation();
  const why = t(`results.refused.reasons.${reason}`, { lines: maxLines, characters: longestResults });
  const where = [
    typeof column === 'string' && t('results.refused.named', { name: column }),
    typeof column === 'number' && t('results.refused.at', { column }),
    line && t(`results.refused.${column ? 'cell' : 'wholeLine'}`, { line, text }),
    lines > 1 && t('results.moreLines', { count: lines - 1 }),
  ].filter((part) => typeof part === 'string');
  return where.length > 0
    ? t('results.refused.why', { where: where.join(t('results.refused.and')), why })
    : why;
}
