import { type ReactNode, useLayoutEffect, useState } from 'react';
import { writeValue } from '~/ui/form/form-fill.client';
import { type Control, isTyped } from '~/ui/form/typed';
import { islandId } from './island-data';

const typedIn = (root: Element | null) =>
  Array.from(root?.querySelectorAll('textarea, select') ?? [])
    .map((element) => element as unknown as Control)
    .filter(isTyped)
    .map((control) => [control, control.value] as const);

/** Keeps what was typed before the script came: React 18 resets text areas and selects when it hydrates them. */
export function TypedKept({ children }: { children: ReactNode }) {
  // Read while rendering, right before React hydrates the children: what is typed until then is in it.
  const [typed] = useState(() => typedIn(document.getElementById(islandId)));
  useLayoutEffect(() => {
    for (const [control, value] of typed) writeValue(control, value);
  }, [typed]);
  return children;
}
