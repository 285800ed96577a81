import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { type Embed, type EmbedPart, partsOf } from './discord';
import type { WebhookPreviews } from './webhook-form.server';

export function WebhookPreview({ preview, now }: { preview: WebhookPreviews; now: Date }) {
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby="preview">
      <h2 id="preview">{t('webhooks.previewTitle')}</h2>
      <p>{t('webhooks.previewLead')}</p>
      {preview.map(({ event, embed, text }) => (
        <section key={event} aria-label={t(`webhooks.names.${wordOf[event]}`)}>
          {embed ? (
            <DrawnEmbed embed={embed} now={now} />
          ) : (
            <details>
              <summary>{t(`webhooks.names.${wordOf[event]}`)}</summary>
              <pre className="webhook-json">
                <code>{text}</code>
              </pre>
            </details>
          )}
        </section>
      ))}
    </section>
  );
}

const textOf = (parts: readonly EmbedPart[]) => parts.map(({ text }) => text).join('');

function DrawnEmbed({ embed: { title, lines, fields, footer, at }, now }: { embed: Embed; now: Date }) {
  const [first = [], ...others] = lines.map(partsOf);
  return (
    <div className="webhook-embed">
      <h3>{title}</h3>
      <p>
        <b>{textOf(first)}</b>
        {others
          .filter((parts) => textOf(parts))
          .map((parts) => (
            <span key={textOf(parts)}>
              {parts.map(({ text, isBold }) => (isBold ? <b key={text}>{text}</b> : text))}
            </span>
          ))}
      </p>
      <dl>
        {fields.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {typeof value === 'string' ? (
                value
              ) : (
                <Instant at={value.at} timeZone={defaultTimeZone} now={now} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <small>
        {footer} • <Instant at={at} timeZone={defaultTimeZone} now={now} />
      </small>
    </div>
  );
}
