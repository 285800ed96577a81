import { useTranslation } from 'react-i18next';
import type { DeskProblems } from './desk-values';

export function useProblemText() {
  const { t } = useTranslation();
  return (problem: NonNullable<DeskProblems[string]>): string => {
    if (typeof problem === 'object') return t(`told.upNext.problems.${problem.key}`, { line: problem.line });
    return t(
      problem === 'scoreImpossible' ? 'broadcast.news.scoreImpossible' : `broadcast.problems.${problem}`,
    );
  };
}
