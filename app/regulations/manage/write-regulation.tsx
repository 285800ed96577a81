import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import type { Name } from '~/pokedex/name';
import { regulationsOf } from '~/pokedex/regulations';
import { PlainField, verbatim } from '~/ui/form/Field';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { saveText } from '../regulation-texts.server';
import styles from '../regulations.css?url';
import type { TextProblem } from '../text-problem';
import { exampleText, textKeys } from './example-text';
import { findKnown } from './find-known.server';
import { PreviewView, type ShownPreview } from './PreviewView';
import { TextProblemList } from './ProblemList';
import { previewRegulation, type RegulationPreview, writtenText } from './preview.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'regulations.manage.title',
  styles,
});

export { handle, links, meta };

function draftText(): string {
  const [latest] = regulationsOf('champions');
  const from = (latest?.endsAt ?? latest?.startsAt ?? new Date(0)).toISOString().replace(':00.000Z', 'Z');
  const name = { ja: 'レギュレーション', en: 'Regulation ' };
  const change = { add: [], remove: [] };
  const rest = { basedOn: latest?.id, forms: change, items: change };
  return JSON.stringify({ id: 'champions-', game: 'champions', name, from, ...rest }, null, 2);
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'manageRegulations');
  const { now } = context;
  if (params.regulationId === undefined) return { now, text: draftText(), seen: '', name: undefined };
  const regulation = await findKnown(context.db, params.regulationId);
  if (!regulation) throw pageNotFound(request);
  const { source, text } = regulation;
  return { now, text: writtenText(source), seen: String(text?.id ?? 0), name: source.name };
}

interface Answer {
  text: string;
  seen: string;
  problems?: TextProblem[];
  preview?: ShownPreview;
}

const typedIn = (form: FormData) => ({
  text: String(form.get('text') ?? ''),
  seen: String(form.get('seen') ?? ''),
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireOperator(request, context, 'manageRegulations');
  const { db } = context;
  const form = await readFormData(request);
  const now = new Date();
  const only = params.regulationId?.toLowerCase();
  if (only !== undefined && !(await findKnown(db, only))) throw pageNotFound(request);
  const typed = typedIn(form);
  const { text, seen } = typed;
  const intent = form.get('intent');
  if (intent === 'edit') return data<Answer>(typed);

  const previewed = ({ source: _, ...preview }: RegulationPreview, isConflict: boolean) =>
    data<Answer>({ ...typed, preview: { ...preview, isConflict } }, { status: isConflict ? 409 : 200 });
  const preview = await previewRegulation(db, text, only, now);
  if ('problems' in preview) {
    const [first] = preview.problems;
    // A double press: the first one has saved it.
    if (intent === 'save' && only !== undefined && first?.key === 'nothingChanged')
      throw redirectToSaved(context.to, only);
    return data<Answer>({ ...typed, problems: preview.problems }, { status: 422 });
  }
  const isConflict = seen !== '' && Number(seen) !== preview.inForce;
  if (intent !== 'save' || isConflict || seen === '') return previewed(preview, isConflict);
  if (!(await saveText(db, preview.source, preview.inForce, user.userId))) {
    const again = await previewRegulation(db, text, only, now);
    if (!('problems' in again)) return previewed(again, true);
  }
  logSecurity('siteAdmin.regulationWritten', { regulation: preview.id });
  await refreshRegulations(db, now);
  throw redirectToSaved(context.to, preview.id);
}

const redirectToSaved = (to: (path: string) => string, id: string) =>
  redirectWithToast(to(`/admin/regulations/${id}`), { kind: 'success', key: 'saved' });

export default function WriteRegulation() {
  const { now, text, seen, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { regulationId } = useParams();
  const path = `/admin/regulations/${regulationId ?? 'new'}/text`;
  if (answer?.preview) return <PreviewView preview={answer.preview} now={now} action={path} />;
  return (
    <Editor
      name={name}
      text={answer?.text ?? text}
      seen={answer?.seen ?? seen}
      problems={answer?.problems ?? []}
    />
  );
}

interface EditorProps {
  name?: Name;
  text: string;
  seen: string;
  problems: readonly TextProblem[];
}

function Editor({ name, text, seen, problems }: EditorProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="stack regulations">
      <h1>
        {name
          ? t('regulations.manage.form.editTitle', { name: name[locale] })
          : t('regulations.manage.form.newTitle')}
      </h1>
      {problems.length > 0 && <TextProblemList id="problems" problems={problems} />}
      <form method="post" className="card">
        <input type="hidden" name="seen" value={seen} />
        <PlainField
          id="text"
          label={t('regulations.manage.form.label')}
          hint={t('regulations.manage.form.hint')}
        >
          {(own) => (
            <textarea
              {...own}
              {...verbatim}
              name="text"
              required
              defaultValue={text}
              aria-invalid={problems.length > 0 || undefined}
              aria-describedby={
                problems.length > 0 ? `problems ${own['aria-describedby']}` : own['aria-describedby']
              }
            />
          )}
        </PlainField>
        <button className="button primary wide" type="submit" name="intent" value="check">
          {t('regulations.manage.form.check')}
        </button>
      </form>
      <details className="card" open={!name && problems.length === 0}>
        <summary>{t('regulations.manage.form.example')}</summary>
        <p>{t('regulations.manage.form.exampleLead')}</p>
        <pre>{exampleText}</pre>
        <p>{t('regulations.manage.form.keys')}</p>
        <pre>{textKeys}</pre>
      </details>
    </div>
  );
}
