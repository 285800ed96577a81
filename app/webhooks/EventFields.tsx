import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import { type NoticeKind, noticeKinds } from '~/db/notice-kind';
import { type WebhookLanguage, webhookLanguages } from './webhook';

interface Props {
  events: readonly NoticeKind[];
  language: WebhookLanguage;
  /** Of a webhook that knows no languages there is no choice. */
  hasLanguage?: boolean;
  /** None was chosen. */
  isMissing: boolean;
}

const errorId = 'events-error';

export function EventFields({ events, language, hasLanguage = true, isMissing }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="field" aria-describedby={isMissing ? errorId : undefined}>
        <legend>{t('webhooks.events')}</legend>
        <div className="choices">
          {noticeKinds.map((event) => (
            <label className="choice" key={event}>
              <input
                type="checkbox"
                name="event"
                value={event}
                defaultChecked={events.includes(event)}
                aria-invalid={isMissing || undefined}
              />
              <span>{t(`webhooks.names.${wordOf[event]}`)}</span>
            </label>
          ))}
        </div>
        {isMissing && (
          <p className="error" id={errorId}>
            {t('webhooks.eventRequired')}
          </p>
        )}
      </fieldset>
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
