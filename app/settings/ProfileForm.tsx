import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { PlayerFields } from '~/accounts/PlayerFields';
import type { PlayerInfo } from '~/accounts/player';
import { type Locale, locales } from '~/locales/locale';
import { latinOfKana } from '~/text/latin-of-kana';
import { Fold } from '~/ui/Fold';
import { SelectField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import type { SeenConflict } from '~/ui/form/seen';

const languageNames: Record<Locale, string> = { ja: '日本語', en: 'English' };

export interface ProfileAnswer {
  lastResult: SubmissionResult<string[]>;
  seen: string;
  conflict?: SeenConflict;
}

interface Props {
  profile: PlayerInfo & { locale: Locale | null };
  /** The stored values at the time the form was opened, for the three-way merge. */
  seen: string;
  answer?: ProfileAnswer;
}

export function ProfileForm({ profile, seen, answer }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<PlayerInfo & { locale: string }>({
    id: 'profile-form',
    lastResult: answer?.lastResult,
    defaultValue: { ...profile, locale: profile.locale ?? '' },
    constraint: { displayName: { required: true } },
  });
  return (
    <Fold id="profile" title={t('profile.myPage.profile')} open={answer !== undefined}>
      <p className="soft">{t('profile.myPage.profileLead')}</p>
      {/* The fragment scrolls back to the form after an error. */}
      <Form form={form} action="#profile">
        <input type="hidden" name="seen" value={answer?.seen ?? seen} />
        {answer?.conflict && (
          <SeenConflicts
            conflict={answer.conflict}
            button={t('profile.myPage.save')}
            labelOf={(field) =>
              t(field === 'locale' ? 'profile.myPage.language' : `teams.submit.${field as 'displayName'}`)
            }
            shown={(field, values) =>
              field === 'locale'
                ? (languageNames[values.locale as Locale] ?? t('profile.myPage.anyLanguage'))
                : values[field]
            }
          />
        )}
        <PlayerFields fields={fields} isProfile suggested={latinOfKana(profile.displayName)} />
        <SelectField field={fields.locale} {...words('profile.myPage.language')}>
          <option value="">{t('profile.myPage.anyLanguage')}</option>
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </SelectField>
        <button className="button primary wide" type="submit" name="intent" value="profile">
          {t('profile.myPage.save')}
        </button>
      </Form>
    </Fold>
  );
}
