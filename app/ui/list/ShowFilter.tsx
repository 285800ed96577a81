import { useLocalePath } from '~/ui/root-data';

export interface Shown {
  to: string;
  text: string;
  count?: number;
  isOpen?: boolean;
}

export function ShowFilter({ label, shows }: { label: string; shows: readonly Shown[] }) {
  const toPath = useLocalePath();
  return (
    <nav className="team-shows" aria-label={label}>
      {shows.map(({ to, text, count, isOpen }) => (
        <a key={to} href={toPath(to)} aria-current={isOpen ? 'page' : undefined}>
          {text}
          {count !== undefined && (
            <>
              {' '}
              <b>{count}</b>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
