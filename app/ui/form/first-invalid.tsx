import { createContext, type ReactNode, useContext } from 'react';
import { useHydrated } from '~/ui/use-hydrated';

interface FirstField {
  id?: string;
}
const Fields = createContext<FirstField | undefined>(undefined);

/** Focuses the first invalid field on load, even without scripts. What React shows later takes no focus. */
export function FirstInvalid({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return <Fields.Provider value={isHydrated ? undefined : {}}>{children}</Fields.Provider>;
}

/** `autoFocus` of the first invalid control; call it in page order. */
export function useFirstInvalid(id: string, isInvalid: boolean): true | undefined {
  const first = useContext(Fields);
  if (!first || !isInvalid) return undefined;
  first.id ??= id;
  return first.id === id || undefined;
}
