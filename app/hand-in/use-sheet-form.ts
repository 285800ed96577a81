import { type SubmissionResult, useForm } from '@conform-to/react';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import type { FormAnswer, FormError } from '~/sheets/form-answer';
import { initialValueOf, type TypedSheet } from '~/sheets/typed-sheet';

export type Answer = Omit<FormAnswer, 'formError'> & {
  submissionKey?: string;
  formError?: FormError | 'network' | 'serverFault';
};

/** Field → mark of its value from an image. */
export type Marks = Readonly<Record<string, Mark>>;

export const formId = 'team-sheet';

/** Values as conform has them: checkboxes are strings. */
interface Values extends Omit<TypedSheet, 'isPublic' | 'improvesReading' | 'keepsIds'> {
  isPublic?: string;
  improvesReading?: string;
  keepsIds?: string;
  image?: File;
}

export function useSheetForm(start: TypedSheet, lastResult: SubmissionResult<string[]> | undefined) {
  const [meta, fields] = useForm<Values>({
    id: formId,
    lastResult,
    defaultValue: initialValueOf(start),
    constraint: {
      displayName: { required: true },
      discordId: { required: true },
      tonamelId: { required: true },
      'members[].species': { required: true },
    },
  });
  return { noValidate: meta.noValidate, fields, members: fields.members.getFieldList() };
}

export type SheetFields = ReturnType<typeof useSheetForm>['fields'];
export type SheetMembers = ReturnType<typeof useSheetForm>['members'];
