import { z } from 'zod';
import { isInvisible, isLonger, plainLines, plainText } from './text';

interface Line {
  /** Grapheme clusters. */
  max: number;
  tooLong: string;
  required?: string;
  plainLetters?: boolean;
}

export const lineField = ({ max, tooLong, required, plainLetters }: Line) =>
  z
    .string()
    .optional()
    .transform((input = '', context) => {
      const raw = input.slice(0, 5000);
      const text = plainText(plainLetters ? raw.normalize('NFKC') : raw);
      const empty = isInvisible(text);
      if (empty && required) context.addIssue({ code: 'custom', message: required });
      if (!empty && isLonger(text, max)) context.addIssue({ code: 'custom', message: tooLong });
      return empty ? '' : text;
    });

export const linesField = ({ max, tooLong, required }: Line) =>
  z
    .string()
    .optional()
    .transform((input = '', context) => {
      const text = plainLines(input.slice(0, 20_000));
      if (isInvisible(text) && required) context.addIssue({ code: 'custom', message: required });
      if (isLonger(text, max)) context.addIssue({ code: 'custom', message: tooLong });
      return text;
    });
