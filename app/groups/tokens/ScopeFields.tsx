import { useTranslation } from 'react-i18next';
import { CheckFields } from '~/ui/form/CheckFields';
import { type TokenScope, tokenScopes } from './scopes';

interface Props {
  chosen: readonly TokenScope[];
  isMissing: boolean;
}

export function ScopeFields({ chosen, isMissing }: Props) {
  const { t } = useTranslation();
  return (
    <CheckFields
      name="scope"
      label={t('tokens.scopes')}
      choices={tokenScopes.map((scope) => ({
        value: scope,
        label: t(`tokens.scope.${scope}`),
        hint: t(`tokens.scopeHint.${scope}`),
      }))}
      chosen={chosen}
      error={isMissing && t('tokens.scopeRequired')}
    />
  );
}
