import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import { type NoticeKind, noticeKinds } from '~/db/notice-kind';
import { CheckFields } from '~/ui/form/CheckFields';
import { type WebhookLanguage, webhookLanguages } from './webhook';

interface Props {
  events: readonly NoticeKind[];
  language: WebhookLanguage;
  /** A standard webhook has no language. */
  hasLanguage?: boolean;
  isMissing: boolean;
}

export function EventFields({ events, language, hasLanguage = true, isMissing }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <CheckFields
        name="event"
        label={t('webhooks.events')}
        choices={noticeKinds.map((event) => ({ value: event, label: t(`webhooks.names.${wordOf[event]}`) }))}
        chosen={events}
        error={isMissing && t('webhooks.eventRequired')}
      />
      {hasLanguage && (
        <fieldset className="field">
          <legend>{t('webhooks.language')}</legend>
          <div className="choices">
            {webhookLanguages.map((each) => (
              <label className="choice" key={each}>
                <input type="radio" name="language" value={each} defaultChecked={each === language} />
                <span>{t(`webhooks.languages.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
