import { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { PasteBox } from '~/hand-in/PasteBox';
import { DraftNotice } from '~/ui/form/DraftNotice';
import { TextareaField, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { usePage } from '~/ui/root-data';
import { LoadingOverlay } from '~/ui/shell/LoadingOverlay';
import { FromTeam } from './FromTeam';
import { PictureFields } from './PictureFields';
import { PostFactFields } from './PostFactFields';
import { PostProblems } from './PostProblems';
import { SixFields } from './SixFields';
import type { TypedPost } from './typed-post';
import { type PostFormProps, usePostForm } from './use-post-form';

const formId = 'post';

interface Values extends Omit<TypedPost, 'pictureIds'> {
  upload?: string;
}

/** Every button submits the whole form. With scripts it stays in place and is saved as a draft. */
export function PostForm(props: PostFormProps) {
  const { start, submissionKey, version, from } = props;
  const { t } = useTranslation();
  const words = useFieldWords();
  const page = usePage();
  const { form: element, answer, gallery, draft, busy, onSubmit } = usePostForm(props);
  const typed = answer?.typed ?? start;
  const { pictureIds: _, filled: __, ...defaultValue } = typed;
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
  const here = `${page.pathname}${page.search}`;

  return (
    <form
      id={formId}
      ref={element}
      method="post"
      encType="multipart/form-data"
      noValidate={form.noValidate}
      onSubmit={onSubmit}
    >
      {/* The first submit button, so that Enter submits the form. */}
      <button type="submit" name="intent" value="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="submissionKey" value={answer?.submissionKey ?? submissionKey} />
      {version !== undefined && <input type="hidden" name="version" value={answer?.version ?? version} />}
      {typed.teamSheetId && <input type="hidden" name="teamSheetId" value={typed.teamSheetId} />}
      <LoadingOverlay active={busy} />
      <DraftNotice draft={draft} place="above" />
      {answer && <PostProblems formId={formId} answer={answer} />}
      <FirstInvalid>
        {from && <FromTeam {...from} />}
        <TextField field={fields.title} {...words('posts.form.name')} />
        <PasteBox game="sv" onlySpecies answer={answer?.pasted} filled={typed.filled} />
        <SixFields
          id={`${formId}-members`}
          species={fields.members.getFieldList().map((member) => member.getFieldset().species)}
          choices={answer?.choices ?? {}}
        />
        <PostFactFields fields={fields} regulationNames={props.regulationNames} />
        <TextField field={fields.teamCode} {...words('posts.form.teamCode')} {...verbatim} />
        <PictureFields
          upload={fields.upload}
          imageUrl={fields.imageUrl}
          gallery={gallery}
          action={`${here}#${formId}-pictures`}
        />
        <TextareaField field={fields.description} {...words('posts.form.text')} rows={8} />
        <TextField
          field={fields.externalUrl}
          {...words('posts.form.externalUrl')}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <button type="submit" className="button primary wide" name="intent" value="submit" disabled={busy}>
          {t(busy ? 'teams.submit.sending' : version === undefined ? 'posts.form.submit' : 'posts.form.save')}
        </button>
        <DraftNotice draft={draft} place="below" />
      </FirstInvalid>
    </form>
  );
}
