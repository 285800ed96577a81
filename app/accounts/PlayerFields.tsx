import { useTranslation } from 'react-i18next';
import { type FieldMeta, TextField } from '~/ui/Field';
import { maxCharacters } from './player';

type Fields = Record<'displayName' | 'discordId' | 'twitterId' | 'tonamelId', FieldMeta>;

interface Props {
  fields: Fields;
  /** In a profile, where the IDs may stay blank, and no opponent reads them. */
  isProfile?: boolean;
}

/** Who plays: the names by which opponents and the organizer know them. */
export function PlayerFields({ fields, isProfile = false }: Props) {
  const { t } = useTranslation();
  const optional = (label: string) => (isProfile ? t('profile.myPage.optional', { label }) : label);
  const plain = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <>
      <TextField
        field={fields.displayName}
        label={t('teams.submit.displayName')}
        hint={t(isProfile ? 'profile.myPage.displayNameHint' : 'teams.submit.displayNameHint', {
          max: maxCharacters.displayName,
        })}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <TextField
        field={fields.discordId}
        label={optional(t('teams.submit.discordId'))}
        hint={t(isProfile ? 'profile.myPage.discordIdHint' : 'teams.submit.discordIdHint')}
        autoComplete="off"
        enterKeyHint="next"
        {...plain}
      />
      <TextField
        field={fields.tonamelId}
        label={optional(t('teams.submit.tonamelId'))}
        hint={t(isProfile ? 'profile.myPage.tonamelIdHint' : 'teams.submit.tonamelIdHint', {
          max: maxCharacters.tonamelId,
        })}
        autoComplete="off"
        enterKeyHint="next"
        {...plain}
      />
      <TextField
        field={fields.twitterId}
        label={t('teams.submit.twitterId')}
        hint={t('teams.submit.twitterIdHint')}
        autoComplete="off"
        enterKeyHint="next"
        {...plain}
      />
    </>
  );
}
