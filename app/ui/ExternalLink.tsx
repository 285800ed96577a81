import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { externalUrl, hasScriptProtocol } from './safe-url';

/** Opens another site in a new tab; anything but a plain http(s) URL becomes text. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const url = externalUrl(href);
  if (!url)
    return (
      <span>
        {children}
        {hasScriptProtocol(href) && <small> ({t('errors.scriptProtocolRefused')})</small>}
      </span>
    );
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{t('shell.newTab')}</span>
    </a>
  );
}
