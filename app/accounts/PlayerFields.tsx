import { useTranslation } from 'react-i18next';
import { type FieldMeta, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { maxCharacters, type PlayerInfo } from './player';
import { SaidNameField } from './SaidNameField';

type Fields = Record<keyof PlayerInfo, FieldMeta>;

interface Props {
  fields: Fields;
  isProfile?: boolean;
  suggested?: string;
}

export function PlayerFields({ fields, isProfile = false, suggested }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const optional = (label: string) => (isProfile ? t('profile.myPage.optional', { label }) : label);
  const hints = isProfile ? 'profile.myPage' : 'teams.submit';
  const account = { ...verbatim, autoCorrect: 'off', enterKeyHint: 'next' } as const;
  return (
    <>
      <TextField
        field={fields.displayName}
        label={t('teams.submit.displayName')}
        hint={t(`${hints}.displayNameHint`, { max: maxCharacters.displayName })}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <TextField
        field={fields.discordId}
        label={optional(t('teams.submit.discordId'))}
        hint={t(`${hints}.discordIdHint`)}
        {...account}
      />
      <TextField
        field={fields.tonamelId}
        label={optional(t('teams.submit.tonamelId'))}
        hint={t(`${hints}.tonamelIdHint`, { max: maxCharacters.tonamelId })}
        {...account}
      />
      <SaidNameField
        field={fields.saidName}
        name={String(fields.displayName.value ?? '')}
        suggested={suggested}
      />
      <TextField field={fields.twitterId} {...words('teams.submit.twitterId')} {...account} />
    </>
  );
}
