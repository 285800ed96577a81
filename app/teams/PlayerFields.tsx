import { useTranslation } from 'react-i18next';
import { type FieldMeta, TextField } from '~/ui/Field';
import { mostCharacters } from './team-sheet';

type Fields = Record<'displayName' | 'discordId' | 'twitterId' | 'tonamelId', FieldMeta>;

/** Who plays: the names by which opponents and the organizer know them. */
export function PlayerFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation();
  const plain = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <>
      <TextField
        field={fields.displayName}
        label={t('teams.submit.displayName')}
        hint={t('teams.submit.displayNameHint', { max: mostCharacters.displayName })}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <TextField
        field={fields.discordId}
        label={t('teams.submit.discordId')}
        hint={t('teams.submit.discordIdHint')}
        autoComplete="off"
        enterKeyHint="next"
        {...plain}
      />
      <TextField
        field={fields.tonamelId}
        label={t('teams.submit.tonamelId')}
        hint={t('teams.submit.tonamelIdHint', { max: mostCharacters.tonamelId })}
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
