import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { CheckboxField, TextareaField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { parseForm } from '~/ui/form/parse-form';
import { RadioField } from '~/ui/form/RadioField';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { findReported } from './find-reported.server';
import { receiveReport } from './receive-report.server';
import { causes, pathOf, reportLimits } from './report';
import { reportFields } from './report-form.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'everyone',
  failed: { writing: 'saveFailed' },
  title: (t, data) => data && t(`reports.title.${data.kind}`),
});

export { handle, links, meta };

async function requireReported(args: LoaderFunctionArgs) {
  const reported = await findReported(args);
  if (!reported) throw pageNotFound(args.request);
  return reported;
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const reported = await requireReported(args);
  const signedIn = await findSignedIn(request, context);
  const sent = new URL(request.url).searchParams.get('sent');
  return { ...reported, isKnown: signedIn !== undefined, sent };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const now = new Date();
  const reported = await requireReported(args);
  const submission = parseForm(await readFormData(request), reportFields(t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { cause, text, contact } = submission.value;
  const signedIn = contact ? await findSignedIn(request, context) : undefined;
  const report = { cause, text, reporterId: signedIn?.userId ?? null };
  const answer = await receiveReport(db, request, reported, report, now);
  if (answer === 'tooMany') {
    const formErrors = [t('reports.problems.tooMany')];
    return data(submission.reply({ formErrors }), { status: 429 });
  }
  const to = `${pathOf(reported.kind, reported.id)}/report`;
  throw redirect(context.to(`${to}?sent=${answer === 'again' ? 'again' : 'yes'}`));
}

export default function ReportThing() {
  const { sent, kind, id } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (!sent) return <ReportForm />;
  return (
    <section className="narrow card">
      <h1>{t('reports.sent.title')}</h1>
      <p>{t(sent === 'again' ? 'reports.sent.again' : 'reports.sent.text')}</p>
      <p>
        {t('reports.sent.urgent')} <a href={toPath('/contact')}>{t('shell.pages.contact')}</a>
      </p>
      <p>
        <LinkButton to={pathOf(kind, id)}>{t('reports.back')}</LinkButton>
      </p>
    </section>
  );
}

function ReportForm() {
  const { kind, id, name, isKnown } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const [form, fields] = useForm<{ cause: string; text: string; contact: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { cause: { required: true } },
  });
  return (
    <div className="narrow stack">
      <h1>{t(`reports.title.${kind}`)}</h1>
      <Form form={form} className="card">
        <p>
          <Labelled label={t(`reports.what.${kind}`)}>
            <strong>{name}</strong>
          </Labelled>
        </p>
        <p className="soft">{t('reports.lead')}</p>
        <RadioField
          field={fields.cause}
          label={t('reports.cause')}
          choices={causes.map((value) => ({ value, label: t(`reports.causes.${value}`) }))}
        />
        <TextareaField
          field={fields.text}
          label={t('reports.text')}
          hint={t('reports.textHint', { max: reportLimits.text })}
          rows={4}
        />
        {isKnown ? (
          <CheckboxField
            field={fields.contact}
            label={t('reports.contact')}
            hint={t('reports.contactHint')}
          />
        ) : (
          <p className="soft">{t('reports.anonymous')}</p>
        )}
        <button className="button primary wide" type="submit">
          {t('reports.send')}
        </button>
        <LinkButton to={pathOf(kind, id)} look="quiet wide">
          {t('reports.back')}
        </LinkButton>
      </Form>
    </div>
  );
}
