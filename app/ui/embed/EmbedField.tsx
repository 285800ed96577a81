import { useTranslation } from 'react-i18next';
import { CopyButton } from '../CopyButton';
import { useLocale, usePage } from '../root-data';
import { type Embeddable, frameHtml, framePath, sizeOf } from './frame';

interface Props {
  content: Embeddable;
  title: string;
  copies: boolean;
}

export function EmbedField({ content, title, copies }: Props) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const src = origin + framePath(content, useLocale());
  const html = frameHtml({ src, title, ...sizeOf(content) });
  return (
    <details className="card embed">
      <summary>{t('feeds.embed.offer')}</summary>
      <div className="field">
        <label htmlFor="embed-html">{t('feeds.embed.html')}</label>
        <p className="hint" id="embed-hint">
          {t(content.kind === 'teams' ? 'feeds.embed.teamLead' : 'feeds.embed.standingsLead')}
        </p>
        <div className="copy-line">
          <input
            id="embed-html"
            type="text"
            readOnly
            value={html}
            spellCheck={false}
            aria-describedby="embed-hint"
          />
          {copies && <CopyButton text={html} label={t('feeds.embed.copy')} />}
        </div>
      </div>
    </details>
  );
}
