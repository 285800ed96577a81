import { useTranslation } from 'react-i18next';
import { CopyButton } from '../CopyButton';
import { useLocale, usePage } from '../root-data';
import { type Embeddable, frameHtml, framePath, sizeOf } from './frame';

interface Props {
  of: Embeddable;
  /** What a screen reader says of the frame. */
  title: string;
  /** The page has the script that copies. */
  copies: boolean;
}

/** Where one shares: what to paste so that another site shows it, folded away. */
export function EmbedField({ of, title, copies }: Props) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const src = origin + framePath(of, useLocale());
  const html = frameHtml({ src, title, ...sizeOf(of) });
  return (
    <details className="embed">
      <summary>{t('feeds.embed.offer')}</summary>
      <div className="field">
        <label htmlFor="embed-html">{t('feeds.embed.html')}</label>
        <p className="hint" id="embed-hint">
          {t(of.kind === 'teams' ? 'feeds.embed.teamLead' : 'feeds.embed.standingsLead')}
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
