import type { ReactNode } from 'react';
import { useLocalePath } from './root-data';

interface Props {
  /** A path of the site, without its locale prefix. */
  to: string;
  /** More classes of a button. */
  look?: string;
  /** The id of its route, where that is the next likely page (`enhance/preload.ts`). */
  preload?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, look, preload, children }: Props) {
  const toPath = useLocalePath();
  return (
    <a className={look ? `button ${look}` : 'button'} href={toPath(to)} data-preload={preload}>
      {children}
    </a>
  );
}
