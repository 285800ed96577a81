import { useTranslation } from 'react-i18next';
import { isErrorKey } from '~/http/error-catalogue';
import type { Translate } from '~/locales/i18n';
import { ErrorSummary } from '~/ui/form/ErrorSummary';
import { useLocalePath } from '~/ui/root-data';
import type { PostFormProps } from './use-post-form';

interface Props {
  formId: string;
  answer: NonNullable<PostFormProps['answer']>;
}

export function PostProblems({ formId, answer: { formError, lastResult } }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      {formError && (
        <div id="post-problem" className="notice bad" role="alert" tabIndex={-1}>
          <p>{textOf(formError, t)}</p>
          {formError === 'signedOut' && (
            <p>
              <a href={toPath('/sign-in')} target="_blank" rel="noopener">
                {t('shell.signIn')}
                <span className="visually-hidden">{t('shell.newTab')}</span>
              </a>
            </p>
          )}
        </div>
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

function textOf(formError: NonNullable<Props['answer']['formError']>, t: Translate): string {
  if (formError === 'unreadBusy') return t('fields.image.unreadBusy');
  if (formError === 'network' || formError === 'serverFault') return t(`teams.formErrors.${formError}`);
  return isErrorKey(formError) ? t(`errors.${formError}`) : t(`posts.formErrors.${formError}`);
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

/** Label of one of the six; messages of other fields name their field. */
function slotOf(path: string, t: Translate): string {
  const slot = /^members\[(\d)\]/.exec(path)?.[1];
  return slot ? t('posts.form.sixth', { slot: Number(slot) + 1 }) : '';
}
