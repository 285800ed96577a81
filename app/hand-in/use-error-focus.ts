import type { SubmissionResult } from '@conform-to/react';
import { useEffect } from 'react';
import { formId } from './use-sheet-form';
import type { FormStep } from './use-steps';

export function useErrorFocus(result: SubmissionResult<string[]> | undefined, step: FormStep | undefined) {
  useEffect(() => {
    if (result?.status !== 'error' || !step || step === 'review') return;
    const [path] = Object.keys(result.error ?? {});
    const field = path && document.getElementById(`${formId}-${path}`);
    if (!field) return;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
  }, [result, step]);
}
