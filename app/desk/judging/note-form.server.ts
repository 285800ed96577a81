import { z } from 'zod';
import { maxNoteLength } from '~/judging/player-note';
import type { Translate } from '~/locales/i18n';
import { linesField } from '~/text/line-field.server';
import { evenIfWrong } from '~/ui/form/parse-form';

/** Form value of a note without a penalty: an empty value would look like no choice. */
export const plainNote = 'note';

/** `kind`: one of the group's penalties, or `plainNote`, which requires a text. */
export const noteForm = (t: Translate, kinds: readonly string[]) =>
  z
    .object({
      kind: z.string().optional(),
      text: linesField({
        max: maxNoteLength,
        tooLong: t('judging.note.textTooLong', { max: maxNoteLength }),
      }),
    })
    .superRefine(({ kind, text }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (kind === plainNote) {
        if (!text) refuse('text', t('judging.note.textRequired'));
      } else if (!kinds.includes(kind ?? '')) refuse('kind', t('judging.note.kindRequired'));
    }, evenIfWrong)
    .transform(({ kind = plainNote, text }) => ({ penalty: kind === plainNote ? '' : kind, text }));
