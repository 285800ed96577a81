import { z } from 'zod';
import { judging as en } from '~/locales/en/judging';
import type { Translate } from '~/locales/i18n';
import { judging as ja } from '~/locales/ja/judging';
import { foldText, isLonger, plainLines } from '~/text/text';
import { maxPenaltyKinds, maxPenaltyLength, usualPenalties } from './penalty-kinds';

/** Key of a usual penalty typed in either language; other lines stay as they are. */
const keyOf = (line: string) =>
  usualPenalties.find((key) =>
    [key, ja.penalties[key], en.penalties[key]].some((name) => foldText(name) === foldText(line)),
  ) ?? line;

const areUsual = (kinds: readonly string[]) =>
  kinds.length === usualPenalties.length && kinds.every((kind, at) => kind === usualPenalties[at]);

/** One kind per line; null if there are none, or they are the defaults. */
export const penaltyKindsField = (t: Translate) =>
  z
    .string()
    .optional()
    .transform((input = '', context) => {
      const lines = plainLines(input.slice(0, 20_000))
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const kinds = [...new Set(lines.map(keyOf))];
      if (kinds.length > maxPenaltyKinds)
        context.addIssue({ code: 'custom', message: t('judging.kinds.tooMany', { max: maxPenaltyKinds }) });
      else if (kinds.some((kind) => isLonger(kind, maxPenaltyLength)))
        context.addIssue({ code: 'custom', message: t('judging.kinds.tooLong', { max: maxPenaltyLength }) });
      return kinds.length === 0 || areUsual(kinds) ? null : kinds;
    });
