import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

const kinds = {
  print: { title: 'desk.print.title', note: 'desk.print.sheets' },
  slips: { title: 'desk.print.slipsTitle', note: 'desk.print.slips' },
} as const;

interface Props {
  kind: keyof typeof kinds;
  name: string;
  back: string;
  page: number;
  size: number;
  all: number;
  hasMore: boolean;
}

export function PrintBar({ kind, name, back, page, size, all, hasMore }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const here = `${back}/${kind}`;
  const parts = Array.from({ length: Math.max(page, Math.ceil(all / size)) }, (_, index) => index + 1);
  return (
    <header className="bar">
      <h1>{t(kinds[kind].title, { name })}</h1>
      <p>{t(kinds[kind].note, { count: all })}</p>
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
