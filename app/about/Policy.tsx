import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';

const updatedOn = new Date('2026-11-29T00:00:00Z');

export function PolicyPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(updatedOn);
  return (
    <article className="policy stack">
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
      <p className="soft">{t('about.updated', { date })}</p>
    </article>
  );
}

export function PolicySection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {text && <Lines text={text} />}
      {children}
    </section>
  );
}

export function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean);
  if (lines.length === 1) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
