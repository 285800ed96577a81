import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import type { PostFailure } from '~/ui/form/post-form.client';
import { type DraftRules, useDraft } from '~/ui/form/use-draft';
import { type Sending, useSubmission } from '~/ui/form/use-submission';
import type { FromTeamProps } from './FromTeam';
import type { PostAnswer } from './post-form.server';
import type { TypedPost } from './typed-post';
import { useGallery } from './use-gallery';

export interface PostFormProps {
  start: TypedPost;
  pictures: KeptPicture[];
  submissionKey: string;
  version?: number;
  regulationNames: readonly string[];
  draftName: string;
  from?: FromTeamProps;
  answer?: Answer;
}

type Answer = Omit<PostAnswer, 'formError'> & {
  submissionKey?: string;
  formError?: PostAnswer['formError'] | PostFailure['formError'];
};

// Milliseconds. Retries are safe: submissionKey is an idempotency key.
const patience = 60_000;
const unsavedFields = /^(submissionKey|intent|paste|upload|pictureIds|pictures|choose|keep|__.*)$/;

export function usePostForm(props: PostFormProps) {
  const { version, draftName } = props;
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(props.answer);
  const [isWaiting, setWaiting] = useState(false);
  const gallery = useGallery(form, answer?.pictures ?? props.pictures);
  const submission = useSubmission<Sending, Answer>((_, result) => {
    const next: Answer = result;
    // A response without a validation result only carries an error; the rest stays.
    setAnswer((known) => (next.lastResult ? next : { ...known, formError: next.formError }));
    if (next.lastResult && next.pictures) gallery.show(next.pictures);
    const upload = form.current?.elements.namedItem('upload');
    if (next.lastResult && upload instanceof HTMLInputElement) upload.value = '';
  }, draftName);
  const [rules] = useState<DraftRules>(() => ({
    isKept: (name) => !unsavedFields.test(name),
    read: () => ({ pictures: JSON.stringify(gallery.latest.current) }),
    fits: (values) => (values.version ?? '') === String(version ?? ''),
    onFilled: (_, { pictures }) => gallery.show(picturesIn(pictures ?? '')),
  }));
  const draft = useDraft(form, draftName, props.answer === undefined, rules);
  const busy = isWaiting || submission.busy;

  useEffect(() => {
    if (answer === undefined || (answer === props.answer && location.hash)) return;
    const isWrong = !answer.formError && answer.lastResult?.status === 'error';
    document.querySelector<HTMLElement>(isWrong ? 'main [aria-invalid=true]' : '#post-problem')?.focus();
  }, [answer, props.answer]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (busy) return;
    setWaiting(true);
    await gallery.settled();
    setWaiting(false);
    if (!form.current) return;
    const body = new FormData(form.current);
    if (submitter instanceof HTMLButtonElement) body.set(submitter.name, submitter.value);
    submission.send(body, { patience });
  }

  return { form, answer, gallery, draft, busy, onSubmit };
}

function picturesIn(text: string): KeptPicture[] {
  try {
    return JSON.parse(text) as KeptPicture[];
  } catch {
    return [];
  }
}
