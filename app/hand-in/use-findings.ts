import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import { readTypedSheet } from '~/sheets/typed-sheet';
import { useLocale } from '~/ui/root-data';

const pauseMilliseconds = 400;

/** What the rules say of the form as it stands: as it was opened, as the server found it, and again after each change. */
export function useFindings(
  form: RefObject<HTMLFormElement>,
  tournamentId: string,
  start: readonly ShownFinding[] | undefined,
  found: readonly ShownFinding[] | undefined,
): readonly ShownFinding[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const [findings, setFindings] = useState<readonly ShownFinding[]>(found ?? start ?? []);
  useEffect(() => {
    if (found) setFindings(found);
  }, [found]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let turn = 0;
    const judge = async () => {
      const own = ++turn;
      const { members } = readTypedSheet(new FormData(element));
      const { judgeTyped } = await import('~/sheets/legality/judge-typed.client');
      const said = await judgeTyped(members, tournamentId, t, locale);
      if (own === turn) setFindings(said);
    };
    const later = () => {
      clearTimeout(timer);
      // Without the network the form goes on: the server says what it finds.
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
