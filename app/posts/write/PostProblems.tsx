import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { isErrorKey } from '~/ui/error-catalogue';
import { ErrorSummary } from '~/ui/form/ErrorSummary';
import type { PostAnswer } from './post-form.server';

interface Props {
  formId: string;
  answer: Pick<PostAnswer, 'formError' | 'lastResult'>;
}

export function PostProblems({ formId, answer: { formError, lastResult } }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {formError && (
        <p className="notice bad" role="alert">
          {isErrorKey(formError) ? t(`errors.${formError}`) : t(`posts.formErrors.${formError}`)}
        </p>
      )}
      {lastResult?.status === 'error' && (
        <ErrorSummary
          errors={inOrder(lastResult.error ?? {})}
          idOf={(path) => `${formId}-${path === 'upload' ? 'pictures' : path}`}
          labelOf={(path) => slotOf(path, t)}
        />
      )}
    </>
  );
}

const fieldsInOrder = [
  'title',
  'members',
  'rule',
  'finalRank',
  'regulation',
  'teamCode',
  'upload',
  'imageUrl',
  'description',
  'externalUrl',
];

const inOrder = (errors: Readonly<Record<string, string[] | null>>) => {
  const place = (path: string) => fieldsInOrder.indexOf(path.replace(/\[.*/, ''));
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
};

/** Of the six alone: the other fields are named by what is wrong with them. */
function slotOf(path: string, t: Translate): string {
  const slot = /^members\[(\d)\]/.exec(path)?.[1];
  return slot ? t('posts.form.sixth', { slot: Number(slot) + 1 }) : '';
}
