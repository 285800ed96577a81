import { z } from 'zod';
import { isInvisible, isLonger, plainLines, plainText } from './text';

interface Line {
  /** Characters, as people count them. */
  max: number;
  tooLong: string;
  /** What is said when nothing is typed; without it the line may stay empty. */
  required?: string;
  /** Full-width letters become plain ones, as in IDs of other services. */
  plainLetters?: boolean;
}

/** One line of text as it is stored: no control or direction characters, single blanks. */
export const lineField = ({ max, tooLong, required, plainLetters }: Line) =>
  z
    .string()
    .optional()
    .transform((typed = '', context) => {
      const cut = typed.slice(0, 5000);
      const text = plainText(plainLetters ? cut.normalize('NFKC') : cut);
      const empty = isInvisible(text);
      if (empty && required) context.addIssue({ code: 'custom', message: required });
      if (!empty && isLonger(text, max)) context.addIssue({ code: 'custom', message: tooLong });
      return empty ? '' : text;
    });

export const linesField = ({ max, tooLong, required }: Line) =>
  z
    .string()
    .optional()
    .transform((typed = '', context) => {
      const text = plainLines(typed.slice(0, 20_000));
      if (isInvisible(text) && required) context.addIssue({ code: 'custom', message: required });
      if (isLonger(text, max)) context.addIssue({ code: 'custom', message: tooLong });
      return text;
    });
