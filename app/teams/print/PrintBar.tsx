import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  title: string;
  note: string;
  /** Paths without a locale prefix: the list of teams, and this page. */
  back: string;
  here: string;
  /** From 1, of so many teams. */
  page: number;
  size: number;
  all: number;
  hasMore: boolean;
}

export function PrintBar({ title, note, back, here, page, size, all, hasMore }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const parts = Array.from({ length: Math.max(page, Math.ceil(all / size)) }, (_, index) => index + 1);
  return (
    <header className="bar">
      <h1>{title}</h1>
      <p>{note}</p>
      <p>{t('desk.print.how')}</p>
      {(parts.length > 1 || hasMore) && (
        <nav aria-label={t('desk.print.parts')}>
          {parts.map((part) => (
            <a
              key={part}
              href={toPath(part === 1 ? here : `${here}?page=${part}`)}
              aria-current={part === page ? 'page' : undefined}
            >
              {(part - 1) * size + 1}–{Math.min(part * size, Math.max(all, size * part - size + 1))}
            </a>
          ))}
        </nav>
      )}
      <p>
        <a href={toPath(back)}>{t('desk.print.back')}</a>
      </p>
    </header>
  );
}
