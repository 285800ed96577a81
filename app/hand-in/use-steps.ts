import { useCallback, useEffect, useState } from 'react';
import { pushHash, replaceHash, useHash } from '~/ui/island/use-hash';
import { useHydrated } from '~/ui/use-hydrated';

const formSteps = ['player', 'team', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/**
 * Keeps the step in the URL's hash, for the back button, a reload and the language switch.
 * @param isAnswer whether the server chose `start`, which then overrides the hash
 * @returns no step without JavaScript: all is one page
 */
export function useSteps(start: FormStep, isAnswer: boolean) {
  const hydrated = useHydrated();
  const hash = useHash();
  const [reviewed, setReviewed] = useState(false);
  const target = stepOf(hash) ?? start;
  // The review shows an answer of the server, which a reload forgets.
  const step = target === 'review' && !reviewed ? 'team' : target;

  const go = useCallback(
    (to: FormStep) => {
      if (to === step) return;
      if (to === 'review') setReviewed(true);
      const below = stepsBelow();
      const at = below.lastIndexOf(to);
      if (at < 0) pushHash(to, { below: [...below, step] });
      else history.go(at - below.length);
    },
    [step],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer decides once, when its page opens
  useEffect(() => {
    if (isAnswer && location.hash !== '') replaceHash(start, history.state);
  }, []);
  useEffect(() => {
    if (target !== step) replaceHash(step, history.state);
  }, [target, step]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
      link.hash = step === start ? '' : step;
  }, [step, start]);
  const [focused, setFocused] = useState<FormStep>();
  useEffect(() => {
    if (hash === undefined || focused === step) return;
    setFocused(step);
    // The step that a page opens on takes no focus: somebody may be typing already.
    if (focused === undefined) return;
    const place = placeOf(hash) ?? document.getElementById(`title-${step}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [hash, step, focused]);
  return { step: hydrated ? step : undefined, go };
}

/** An anchor inside a step, such as a field with an error, opens that step. */
function stepOf(hash = ''): FormStep | undefined {
  const name = hash.slice(1) as FormStep;
  if (formSteps.includes(name)) return name;
  const section = placeOf(hash)?.closest<HTMLElement>('[data-step]');
  return section?.dataset.step as FormStep | undefined;
}

const placeOf = (hash = '') => (hash === '' ? null : document.getElementById(hash.slice(1)));

/** Steps of the history entries right below this one. */
function stepsBelow(): FormStep[] {
  const below: unknown = history.state?.below;
  return Array.isArray(below) ? below : [];
}
