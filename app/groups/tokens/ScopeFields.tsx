import { useTranslation } from 'react-i18next';
import { type TokenScope, tokenScopes } from './scopes';

interface Props {
  chosen: readonly TokenScope[];
  /** None was chosen. */
  isMissing: boolean;
}

const errorId = 'scopes-error';

export function ScopeFields({ chosen, isMissing }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="field" aria-describedby={isMissing ? errorId : undefined}>
      <legend>{t('tokens.scopes')}</legend>
      <div className="choices">
        {tokenScopes.map((scope) => (
          <label className="choice" key={scope}>
            <input
              type="checkbox"
              name="scope"
              value={scope}
              defaultChecked={chosen.includes(scope)}
              aria-invalid={isMissing || undefined}
              aria-describedby={`scope-${scope}`}
            />
            <span>
              {t(`tokens.scope.${scope}`)}
              <small id={`scope-${scope}`}>{t(`tokens.scopeHint.${scope}`)}</small>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p className="error" id={errorId}>
          {t('tokens.scopeRequired')}
        </p>
      )}
    </fieldset>
  );
}
