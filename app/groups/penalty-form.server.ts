import { z } from 'zod';
import { judging as en } from '~/locales/en/judging';
import type { Translate } from '~/locales/i18n';
import { judging as ja } from '~/locales/ja/judging';
import { foldText, isLonger, plainLines } from '~/text/text';
import { maxPenaltyKinds, maxPenaltyLength, usualPenalties } from './penalty-kinds';

/** A usual kind, in whichever language it was typed. */
const keyOf = (line: string) =>
  usualPenalties.find((key) =>
    [key, ja.penalties[key], en.penalties[key]].some((name) => foldText(name) === foldText(line)),
  ) ?? line;

const areUsual = (kinds: readonly string[]) =>
  kinds.length === usualPenalties.length && kinds.every((kind, at) => kind === usualPenalties[at]);

/** A kind a line; null for none, and for those that every group has. */
export const penaltyKindsField = (t: Translate) =>
  z
    .string()
    .optional()
    .transform((typed = '', context) => {
      const lines = plainLines(typed.slice(0, 20_000))
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
