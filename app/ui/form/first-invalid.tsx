import { createContext, type ReactNode, useContext } from 'react';
import { useHydrated } from '~/ui/use-hydrated';

interface Seen {
  id?: string;
}
const Fields = createContext<Seen | undefined>(undefined);

/**
 * Around the fields of a form: the first that is wrong, as they stand on the page, is in sight and has focus as soon as the
 * page is there, without scripts too. What React shows later takes no focus.
 */
export function FirstInvalid({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return <Fields.Provider value={isHydrated ? undefined : {}}>{children}</Fields.Provider>;
}

/** `autoFocus` of the first control that asks and is invalid; asked in the order of the page. */
export function useFirstInvalid(id: string, isInvalid: boolean): true | undefined {
  const seen = useContext(Fields);
  if (!seen || !isInvalid) return undefined;
  seen.id ??= id;
  return seen.id === id || undefined;
}
