import type { ReactNode } from 'react';
import { useLocalePath } from './root-data';

interface Props {
  to: string;
  look?: string;
  /** ID of a route whose files `enhance/preload.ts` fetches ahead. */
  preload?: string;
  children: ReactNode;
}

export function LinkButton({ to, look, preload, children }: Props) {
  const toPath = useLocalePath();
  return (
    <a className={look ? `button ${look}` : 'button'} href={toPath(to)} data-preload={preload}>
      {children}
    </a>
  );
}
