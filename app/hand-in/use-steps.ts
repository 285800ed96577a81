import { useCallback, useEffect, useState } from 'react';
import { pushHash, replaceHash, useHash } from '~/ui/island/use-hash';
import { useHydrated } from '~/ui/use-hydrated';

const formSteps = ['player', 'team', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/** Keeps the step in the URL's hash, for the back button. @returns no step without JavaScript: all is one page */
export function useSteps(start: FormStep) {
  const hydrated = useHydrated();
  const hash = useHash();
  // Steps are reached by buttons: opening a URL with a hash starts at the beginning.
  const [reached, setReached] = useState(start);
  const target = formSteps.find((step) => `#${step}` === hash) ?? 'player';
  const step = formSteps.indexOf(target) <= formSteps.indexOf(reached) ? target : reached;

  const go = useCallback(
    (to: FormStep) => {
      const forward = formSteps.indexOf(to) - formSteps.indexOf(step);
      if (forward > 0) {
        setReached((known) => (formSteps.indexOf(to) > formSteps.indexOf(known) ? to : known));
        pushHash(to);
      } else if (forward < 0) history.go(forward);
    },
    [step],
  );
  useEffect(() => {
    if (target !== step) replaceHash(step);
  }, [target, step]);
  const [focused, setFocused] = useState(step);
  useEffect(() => {
    if (focused === step) return;
    setFocused(step);
    const heading = document.getElementById(`title-${step}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [step, focused]);
  return { step: hydrated ? step : undefined, go };
}
