import { useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { ChoicesContext } from '~/pokedex/naming/NameChoices';
import { NameInput } from '~/pokedex/naming/NameInput';
import { regulations } from '~/pokedex/regulations';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import { type PostRule, postRules } from '~/posts/post';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { isErrorKey } from '~/ui/error-catalogue';
import { SelectField, TextareaField, TextField } from '~/ui/Field';
import { useLocale, usePage } from '~/ui/root-data';
import { PictureFields } from './PictureFields';
import type { PostAnswer } from './post-form.server';
import type { TypedPost } from './typed-post';

const formId = 'post';

interface Props {
  start: TypedPost;
  pictures: KeptPicture[];
  submissionKey: string;
  /** The latest version of a post that is being changed. */
  version?: number;
  answer?: PostAnswer & { submissionKey?: string };
  /** What stands above the fields. */
  children?: React.ReactNode;
}

interface Values extends Omit<TypedPost, 'pictureIds'> {
  upload?: string;
}

/** The form of a post. Every button sends it whole and it comes back whole; scripts only help to write the six names. */
export function PostForm({ start, submissionKey, version, answer, children, ...props }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
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
  const [done, setDone] = useState<string[]>([]);
  const choices = Object.fromEntries(
    Object.entries(answer?.choices ?? {}).filter(([path]) => !done.includes(path)),
  );
  const onChosen = (path: string) => setDone((before) => [...before, path]);
  const errors = answer?.lastResult?.error ?? {};
  const members = fields.members.getFieldList();
  const failed = answer?.lastResult?.status === 'error';
  useEffect(() => {
    if (failed && !location.hash) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  }, [failed]);

  return (
    <form id={formId} method="post" encType="multipart/form-data" noValidate={form.noValidate}>
      {/* Enter in a field means "send", whichever button stands first. */}
      <button type="submit" name="intent" value="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="submissionKey" value={answer?.submissionKey ?? submissionKey} />
      {version !== undefined && <input type="hidden" name="version" value={answer?.version ?? version} />}
      {typed.teamSheetId && <input type="hidden" name="teamSheetId" value={typed.teamSheetId} />}
      {answer?.formError && (
        <p className="notice bad" role="alert">
          {isErrorKey(answer.formError)
            ? t(`errors.${answer.formError}`)
            : t(`posts.formErrors.${answer.formError}`)}
        </p>
      )}
      {failed && (
        <ErrorSummary
          errors={inOrder(errors)}
          idOf={(path) => `${formId}-${path === 'upload' ? 'pictures' : path}`}
          labelOf={(path) => slotOf(path, t)}
        />
      )}
      {children}
      <TextField field={fields.title} label={t('posts.form.name')} hint={t('posts.form.nameHint')} />
      <fieldset
        id={`${formId}-members`}
        tabIndex={-1}
        className="post-six"
        aria-describedby={errors.members ? `${formId}-members-error` : undefined}
      >
        <legend>{t('posts.form.six')}</legend>
        {errors.members && (
          <p className="notice bad" id={`${formId}-members-error`}>
            {errors.members[0]}
          </p>
        )}
        <ChoicesContext.Provider value={{ choices, onChosen }}>
          <div className="post-six-fields">
            {members.map((member, slot) => (
              <NameInput
                // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
                key={slot}
                kind="species"
                field={member.getFieldset().species}
                label={t('posts.form.sixth', { slot: slot + 1 })}
              />
            ))}
          </div>
        </ChoicesContext.Provider>
      </fieldset>
      <div className="post-facts-fields">
        <SelectField field={fields.rule} label={t('posts.form.rule')}>
          <option value="">{t('posts.form.chooseRule')}</option>
          {postRules.map((rule: PostRule) => (
            <option key={rule} value={rule}>
              {t(`posts.rule.${rule}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          field={fields.finalRank}
          label={t('posts.form.finalRank')}
          hint={t('posts.form.finalRankHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextField
        field={fields.regulation}
        label={t('posts.form.regulation')}
        hint={t('posts.form.regulationHint')}
        list="known-regulations"
        autoComplete="off"
      />
      <datalist id="known-regulations">
        {[...regulations].reverse().map(({ id, name }) => (
          <option key={id} value={name[locale]} />
        ))}
      </datalist>
      <PictureFields
        upload={fields.upload}
        imageUrl={fields.imageUrl}
        pictures={pictures}
        action={`${page.pathname}${page.search}#${formId}-pictures`}
      />
      <TextareaField
        field={fields.description}
        label={t('posts.form.text')}
        hint={t('posts.form.textHint')}
        rows={8}
      />
      <TextField
        field={fields.externalUrl}
        label={t('posts.form.externalUrl')}
        hint={t('posts.form.externalUrlHint')}
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

const fieldsInOrder = [
  'title',
  'members',
  'rule',
  'finalRank',
  'regulation',
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
