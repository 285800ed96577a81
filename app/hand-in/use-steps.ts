import { useCallback, useEffect, useState } from 'react';
import { pushHash, replaceHash, useHash } from '~/ui/island/use-hash';
import { useHydrated } from '~/ui/use-hydrated';

const formSteps = ['player', 'team', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/** In the address's hash, for the browser's back button. Undefined without JavaScript: all is one page. */
export function useSteps(start: FormStep) {
  const hydrated = useHydrated();
  const hash = useHash();
  // A step is reached by its button; an address with its hash alone starts at the beginning.
  const [reached, setReached] = useState(start);
  const asked = formSteps.find((step) => `#${step}` === hash) ?? 'player';
  const step = formSteps.indexOf(asked) <= formSteps.indexOf(reached) ? asked : reached;

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
    if (asked !== step) replaceHash(step);
  }, [asked, step]);
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown === step) return;
    setShown(step);
    const heading = document.getElementById(`title-${step}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [step, shown]);
  return { step: hydrated ? step : undefined, go };
}
