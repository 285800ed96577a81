import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { games } from '~/pokedex/game';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import { resolveAll } from '~/pokedex/regulations';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { PreviewChanges, PreviewDoubts } from '../manage/PreviewView';
import { TextProblemList } from '../manage/ProblemList';
import { findKnownSources, saveText } from '../regulation-texts.server';
import regulationStyles from '../regulations.css?url';
import styles from './adding.css?url';
import { type CheckedLists, checkLists } from './check-lists.server';
import { ListFields, SettingFields } from './ListFields';
import { draftValues } from './list-values';
import { NewNames } from './NewNames';
import { ReviewedLists } from './ReviewedLists';
import type { Review } from './review';

const { handle, meta, links } = page({
  audience: 'staff',
  body: tableBody,
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'regulations.manage.form.newTitle',
  styles: [regulationStyles, styles],
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'manageRegulations');
  const { db, now } = context;
  const all = [...resolveAll(await findKnownSources(db)).values()].sort(
    (a, b) => b.startsAt.getTime() - a.startsAt.getTime(),
  );
  const ofGames = [...games].reverse().map((game) => ({
    game,
    regulations: all.filter((one) => one.game === game).map(({ id, name }) => ({ id, name })),
  }));
  const values = draftValues(all.find(({ game }) => game === 'champions'));
  return { now, ofGames, values };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireOperator(request, context, 'manageRegulations');
  const { db, t, locale } = context;
  const form = await readFormData(request);
  const now = new Date();
  const { source, savedId, ...checked } = await checkLists({ db, now, t, locale }, form);
  const isSaving = form.get('intent') === 'save';
  // Optimistic concurrency: the digest proves that the preview showed exactly what is saved.
  if (isSaving && source && form.get('checked') === checked.digest) {
    if (await saveText(db, source, checked.preview?.inForce ?? 0, user.userId)) {
      logSecurity('siteAdmin.regulationWritten', { regulation: source.id });
      await refreshRegulations(db, now);
      throw redirectToSaved(context.to, source.id);
    }
    const again = await checkLists({ db, now, t, locale }, form);
    if (again.savedId) throw redirectToSaved(context.to, again.savedId);
    const { source: _, savedId: __, ...rest } = again;
    return data({ ...rest, isChanged: true }, { status: 409 });
  }
  // A double press: the first one has saved it.
  if (isSaving && savedId) throw redirectToSaved(context.to, savedId);
  const isChanged = isSaving && checked.preview !== undefined;
  return data({ ...checked, isChanged }, { status: checked.preview ? 200 : 422 });
}

const redirectToSaved = (to: (path: string) => string, id: string) =>
  redirectWithToast(to(`/admin/regulations/${id}`), { kind: 'success', key: 'saved' });

export default function AddRegulation() {
  const { now, ofGames, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const checked: CheckedLists = answer ?? { values, problems: {}, otherProblems: [] };
  const { preview, review, problems } = checked;
  const fields = { values: checked.values, problems };
  return (
    <div className="stack regulations adding">
      <h1>
        {preview
          ? t('regulations.manage.preview.title', { name: preview.name[locale] })
          : t('regulations.manage.form.newTitle')}
      </h1>
      {review ? (
        <ReviewNotice checked={checked} isChanged={answer?.isChanged ?? false} />
      ) : (
        <p>{t('officialLists.lead')}</p>
      )}
      <FirstInvalid>
        <form method="post" encType="multipart/form-data" className="stack">
          {review && <ReviewSection review={review} checked={checked} now={now} />}
          <SettingFields {...fields} ofGames={ofGames} preview={preview} now={now} />
          {!review && <ListFields {...fields} isFolded={false} />}
          <Actions checked={checked} />
        </form>
      </FirstInvalid>
      {!review && (
        <p>
          <a href={toPath('/admin/regulations/new/text')}>{t('officialLists.asText')}</a>
        </p>
      )}
    </div>
  );
}

interface ReviewSectionProps {
  review: Review;
  checked: CheckedLists;
  now: Date;
}

function ReviewSection({ review, checked, now }: ReviewSectionProps) {
  const { t } = useTranslation();
  const { values, problems, otherProblems, preview, digest } = checked;
  return (
    <>
      <input type="hidden" name="checked" value={digest ?? ''} />
      {otherProblems.length > 0 && <TextProblemList id="other-problems" problems={otherProblems} />}
      {preview && <PreviewDoubts preview={preview} />}
      {review.unmatched.length > 0 && (
        <p className="notice warn">
          <a href="#unmatched">{t('officialLists.unmatched.notice', { count: review.unmatched.length })}</a>
        </p>
      )}
      {preview && <Actions checked={checked} />}
      <NewNames review={review} problems={problems} />
      <ReviewedLists review={review} values={values} />
      {preview && <PreviewChanges preview={preview} now={now} />}
      <ListFields values={values} problems={problems} isFolded />
    </>
  );
}

function ReviewNotice({ checked, isChanged }: { checked: CheckedLists; isChanged: boolean }) {
  const { t } = useTranslation();
  const count = Object.keys(checked.problems).length + checked.otherProblems.length;
  if (count > 0)
    return (
      <p className="notice bad" role="alert">
        {t('regulations.manage.form.problems', { count })}
      </p>
    );
  return isChanged ? (
    <p className="notice warn" role="alert">
      {t('officialLists.changed')}
    </p>
  ) : (
    <p className="notice">{t('regulations.manage.preview.lead')}</p>
  );
}

function Actions({ checked: { preview, review } }: { checked: CheckedLists }) {
  const { t } = useTranslation();
  return (
    <p className="row acts">
      <button className={preview ? 'button' : 'button primary'} type="submit" name="intent" value="check">
        {t(review ? 'officialLists.checkAgain' : 'regulations.manage.form.check')}
      </button>
      {preview && (
        <button className="button primary" type="submit" name="intent" value="save">
          {t('officialLists.save')}
        </button>
      )}
    </p>
  );
}
