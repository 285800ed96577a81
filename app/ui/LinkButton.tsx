import type { ReactNode } from 'react';
import { useLocalePath } from './root-data';

interface Props {
  /** A path of the site, without its locale prefix. */
  to: string;
  /** More classes of a button. */
  look?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, look, children }: Props) {
  const toPath = useLocalePath();
  return (
    <a className={look ? `button ${look}` : 'button'} href={toPath(to)}>
      {children}
    </a>
  );
}
