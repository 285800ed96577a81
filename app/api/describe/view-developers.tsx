import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { controlActNames } from '~/broadcast-desk/control/control-act';
import { valuesOfAct } from '~/broadcast-desk/control/control-values';
import { page } from '~/ui/page';
import { problems } from '../answer/problems';
import { questionsAMinute } from '../answer/refuse';
import { type EndpointName, paths } from '../paths';
import { endpoints } from '../read/endpoints.server';
import { webhookMessageShapes } from '../shapes/notice';
import { wordOf } from '../shapes/notice-words';
import { sampleMessage } from '../shapes/sample-notice';
import { ControlActs } from './ControlActs';
import { Curl } from './Curl';
import styles from './developers.css?url';
import { findExamples } from './examples.server';
import { ApiProblemList } from './ProblemList';
import { parametersOf } from './parameters';
import { EndpointCard } from './Question';

const { handle, meta, links } = page({
  audience: 'everyone',
  title: 'developers.title',
  styles,
  isPublic: true,
  preview: (t) => ({ description: t('developers.description') }),
});

export { handle, links, meta };

const rules = ['names', 'pages', 'etag', 'limits', 'seen', 'stable', 'everywhere', 'elsewhere'] as const;
const ofEmbeds = [['wrongFormat', 501]] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = new URL(context.env.PUBLIC_URL || request.url);
  const names = Object.keys(paths) as EndpointName[];
  const questions = names.map((name) => ({
    name,
    scope: endpoints[name].scope,
    parameters: parametersOf(name, endpoints[name]).filter((parameter) => parameter.in === 'query'),
  }));
  const own = Object.entries(problems).map(([name, { status }]) => [name, status] as const);
  const statuses = [...own, ...ofEmbeds];
  const acts = controlActNames.map((act) => [act, valuesOfAct(act)] as const);
  const events = webhookMessageShapes.map(({ kind }) => kind);
  const link = (path: string) => new URL(path, origin).href;
  const sample = JSON.stringify(sampleMessage(link, context.now), null, 2);
  return {
    origin,
    questions,
    statuses,
    acts,
    events,
    sample,
    examples: await findExamples(context.db, context.now),
  };
}

export default function ViewDevelopers() {
  const { t } = useTranslation();
  const { origin, questions, acts, examples, statuses, events, sample } = useLoaderData<typeof loader>();
  const root = `${origin}/api/v1`;
  return (
    <article className="developers stack">
      <h1>{t('developers.title')}</h1>
      <p>{t('developers.lead')}</p>
      <p>
        {t('developers.described')} <a href="/api/v1/openapi.json">{`${root}/openapi.json`}</a>
      </p>
      <section className="stack" aria-labelledby="start">
        <h2 id="start">{t('developers.start')}</h2>
        <p>{t('developers.startText')}</p>
        <Curl
          lines={['listTournaments', 'listTeams', 'listStandings'].map(
            (name) => root + examples[name as EndpointName],
          )}
        />
      </section>
      {rules.map((rule) => (
        <section key={rule} aria-labelledby={rule}>
          <h2 id={rule}>{t(`developers.rules.${rule}.title`)}</h2>
          {t(`developers.rules.${rule}.text`, { count: questionsAMinute })
            .split('\n')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </section>
      ))}
      <section className="stack" aria-labelledby="questions">
        <h2 id="questions">{t('developers.questions')}</h2>
        {questions
          .filter(({ scope }) => !scope)
          .map((question) => (
            <EndpointCard key={question.name} {...question} example={root + examples[question.name]} />
          ))}
      </section>
      <section className="stack" aria-labelledby="staff">
        <h2 id="staff">{t('developers.staff')}</h2>
        <p>{t('developers.staffText', { count: questionsAMinute })}</p>
        {questions
          .filter(({ scope }) => scope)
          .map((question) => (
            <EndpointCard key={question.name} {...question} example={root + examples[question.name]} />
          ))}
      </section>
      <section className="stack" aria-labelledby="control">
        <h2 id="control">{t('developers.control')}</h2>
        <p>{t('developers.controlText')}</p>
        <ControlActs acts={acts} root={root + examples.getOnAir.replace('on-air', 'broadcast')} />
      </section>
      <section className="stack" aria-labelledby="webhooks">
        <h2 id="webhooks">{t('developers.webhooks.title')}</h2>
        {t('developers.webhooks.text')
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        <dl>
          {events.map((kind) => (
            <div key={kind}>
              <dt>
                <code>{kind}</code>
              </dt>
              <dd>{t(`webhooks.names.${wordOf[kind]}`)}</dd>
            </div>
          ))}
        </dl>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
        <pre className="curl" tabIndex={0}>
          <code translate="no">{sample}</code>
        </pre>
      </section>
      <ApiProblemList statuses={statuses} />
    </article>
  );
}
