import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import { readTypedSheet } from '~/sheets/typed-sheet';
import { useLocale } from '~/ui/root-data';

const pauseMilliseconds = 400;

/** Findings on the current values: `start`, the server's, and the browser's after each change (debounced). */
export function useFindings(
  form: RefObject<HTMLFormElement>,
  tournamentId: string,
  start: readonly ShownFinding[] | undefined,
  fromServer: readonly ShownFinding[] | undefined,
): readonly ShownFinding[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const [findings, setFindings] = useState<readonly ShownFinding[]>(fromServer ?? start ?? []);
  useEffect(() => {
    if (fromServer) setFindings(fromServer);
  }, [fromServer]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let turn = 0;
    const judge = async () => {
      const own = ++turn;
      const { members } = readTypedSheet(new FormData(element));
      const { judgeTyped } = await import('~/sheets/legality/judge-typed.client');
      const result = await judgeTyped(members, tournamentId, t, locale);
      if (own === turn) setFindings(result);
    };
    const later = () => {
      clearTimeout(timer);
      // Offline, the server reports findings on submission.
      timer = setTimeout(() => void judge().catch(() => undefined), pauseMilliseconds);
    };
    element.addEventListener('input', later);
    element.addEventListener('change', later);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', later);
      element.removeEventListener('change', later);
    };
  }, [form, tournamentId, t, locale]);
  return findings;
}
