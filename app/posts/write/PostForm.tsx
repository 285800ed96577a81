import { useForm } from '@conform-to/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import { TextareaField, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { usePage } from '~/ui/root-data';
import { useBusyForm } from '~/ui/use-busy-form';
import { PictureFields } from './PictureFields';
import { PostFactFields } from './PostFactFields';
import { PostProblems } from './PostProblems';
import type { PostAnswer } from './post-form.server';
import { SixFields } from './SixFields';
import type { TypedPost } from './typed-post';

const formId = 'post';

interface Props {
  start: TypedPost;
  pictures: KeptPicture[];
  submissionKey: string;
  version?: number;
  regulationNames: readonly string[];
  answer?: PostAnswer & { submissionKey?: string };
  children?: React.ReactNode;
}

interface Values extends Omit<TypedPost, 'pictureIds'> {
  upload?: string;
}

/** Every button sends the form whole and it comes back whole; scripts only help to write the six names. */
export function PostForm({ start, submissionKey, version, answer, children, ...props }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const page = usePage();
  const typed = answer?.typed ?? start;
  const pictures = answer?.pictures ?? props.pictures;
  const { pictureIds: _, ...defaultValue } = typed;
  const [form, fields] = useForm<Values>({
    id: formId,
    lastResult: answer?.lastResult,
    defaultValue,
    constraint: {
      title: { required: true },
      rule: { required: true },
      regulation: { required: true },
      externalUrl: { required: true },
      'members[].species': { required: true },
    },
  });
  const failed = answer?.lastResult?.status === 'error';
  useEffect(() => {
    if (failed && !location.hash) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  }, [failed]);

  return (
    <form
      id={formId}
      method="post"
      encType="multipart/form-data"
      noValidate={form.noValidate}
      {...useBusyForm()}
    >
      {/* Enter in a field means "send", whichever button stands first. */}
      <button type="submit" name="intent" value="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="submissionKey" value={answer?.submissionKey ?? submissionKey} />
      {version !== undefined && <input type="hidden" name="version" value={answer?.version ?? version} />}
      {typed.teamSheetId && <input type="hidden" name="teamSheetId" value={typed.teamSheetId} />}
      {answer && <PostProblems formId={formId} answer={answer} />}
      {children}
      <TextField field={fields.title} {...words('posts.form.name')} />
      <SixFields
        id={`${formId}-members`}
        species={fields.members.getFieldList().map((member) => member.getFieldset().species)}
        error={answer?.lastResult?.error?.members?.[0]}
        choices={answer?.choices ?? {}}
      />
      <PostFactFields fields={fields} regulationNames={props.regulationNames} />
      <TextField field={fields.teamCode} {...words('posts.form.teamCode')} {...verbatim} />
      <PictureFields
        upload={fields.upload}
        imageUrl={fields.imageUrl}
        pictures={pictures}
        action={`${page.pathname}${page.search}#${formId}-pictures`}
      />
      <TextareaField field={fields.description} {...words('posts.form.text')} rows={8} />
      <TextField
        field={fields.externalUrl}
        {...words('posts.form.externalUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <button type="submit" className="button primary wide" name="intent" value="submit">
        {t(version === undefined ? 'posts.form.submit' : 'posts.form.save')}
      </button>
    </form>
  );
}
