import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import type { RegulationSource } from '~/pokedex/regulation';
import { defaultTimeZone } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { FieldErrors, PlainField, plainField } from '~/ui/form/Field';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import styles from '../regulations.css?url';
import { checkDates } from './check-dates';
import { findKnown } from './find-known.server';
import { PreviewView, type ShownPreview } from './PreviewView';
import { previewRegulation, writtenText } from './preview.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'regulations.manage.dates',
  styles,
});

export { handle, links, meta };

async function find({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'manageRegulations');
  const regulation = await findKnown(context.db, params.regulationId);
  if (!regulation) throw pageNotFound(request);
  return regulation;
}

const local = (instant: string | undefined) =>
  instant === undefined ? '' : localOf(new Date(instant), defaultTimeZone);

export async function loader(args: LoaderFunctionArgs) {
  const { source, text } = await find(args);
  const { id, name, from, until } = source;
  return {
    now: args.context.now,
    id,
    name,
    seen: String(text?.id ?? 0),
    values: { from: local(from), until: local(until) },
  };
}

interface Answer {
  values: Record<'from' | 'until', string>;
  seen: string;
  problems: Partial<Record<'from' | 'until', string>>;
  preview?: ShownPreview;
}

export async function action(args: ActionFunctionArgs) {
  const regulation = await find(args);
  const { request, context } = args;
  const form = await readFormData(request);
  const seen = String(form.get('seen') ?? '');
  const values = {
    from: String(form.get('from') ?? '').trim(),
    until: String(form.get('until') ?? '').trim(),
  };
  const checked = checkDates(values);
  const refused = (problems: Answer['problems']) => data<Answer>({ values, seen, problems }, { status: 422 });
  if ('problems' in checked) {
    const { from, until } = checked.problems;
    return refused({ from: from && context.t(from), until: until && context.t(until) });
  }
  const { until: _, ...rest } = regulation.source;
  const source: RegulationSource = { ...rest, ...checked };
  const preview = await previewRegulation(context.db, writtenText(source), source.id, new Date());
  if ('problems' in preview) {
    const [{ key, params } = { key: 'nothingChanged' as const, params: {} }] = preview.problems;
    return refused({ from: context.t(`regulations.problems.${key}`, params) });
  }
  const isConflict = seen !== '' && Number(seen) !== preview.inForce;
  const { source: __, ...visible } = preview;
  return data<Answer>(
    { values, seen, problems: {}, preview: { ...visible, isConflict } },
    { status: isConflict ? 409 : 200 },
  );
}

export default function ChangeDates() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { now, id, name } = loaded;
  if (answer?.preview)
    return <PreviewView preview={answer.preview} now={now} action={`/admin/regulations/${id}/text`} />;
  const values = answer?.values ?? loaded.values;
  const problems = answer?.problems ?? {};
  return (
    <div className="stack regulations">
      <h1>{t('regulations.manage.dateFields.title', { name: name[locale] })}</h1>
      <form method="post" className="card">
        <p>{t('regulations.manage.dateFields.lead')}</p>
        <input type="hidden" name="seen" value={answer?.seen ?? loaded.seen} />
        <div className="field">
          <label htmlFor="from">{t('regulations.manage.dateFields.from')}</label>
          <input
            id="from"
            type="datetime-local"
            name="from"
            required
            defaultValue={values.from}
            aria-invalid={problems.from ? true : undefined}
            aria-describedby={problems.from ? 'from-error' : undefined}
          />
          <FieldErrors field={plainField('from', problems.from)} />
        </div>
        <PlainField
          id="until"
          label={t('regulations.manage.dateFields.until')}
          hint={t('regulations.manage.dateFields.untilHint')}
          error={problems.until}
        >
          {(own) => <input {...own} type="datetime-local" name="until" defaultValue={values.until} />}
        </PlainField>
        <p className="row">
          <button className="button primary" type="submit">
            {t('regulations.manage.dateFields.check')}
          </button>
          <a className="button quiet" href={toPath(`/admin/regulations/${id}`)}>
            {t('regulations.manage.takeBack.cancel')}
          </a>
        </p>
      </form>
    </div>
  );
}
