import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId } from '~/db/ids';
import { requireOperator } from '~/groups/guard.server';
import { failure, pageNotFound } from '~/http/errors';
import { logSecurity } from '~/log/log.server';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { AccuracyTable } from './AccuracyTable';
import { accuracyOf, minForShare } from './accuracy';
import styles from './accuracy.css?url';
import { compareWithSheet } from './compare-with-sheet';
import { SampleCard } from './SampleCard';
import { deleteSample, listSamples } from './sample.server';
import { listTallies } from './tally.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'accuracy.title',
  styles,
});

export { handle, links, meta };

const path = '/admin/readings';

/** GET on the URL that deletes a sample redirects to the page. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  if (params.sampleId) throw isSampleId(params.sampleId) ? redirect(context.to(path)) : pageNotFound(request);
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const [tallies, { samples, hasMore }] = await Promise.all([
    listTallies(context.db),
    listSamples(context.db, page),
  ]);
  const compared = samples.map(({ id, number, game, keptAt, result, members }) => {
    const { engineVersion } = result;
    const language = result.members.length > 0 ? result.language : undefined;
    return { id, number, game, keptAt, language, engineVersion, members: compareWithSheet(result, members) };
  });
  return { accuracies: accuracyOf(tallies.all, tallies.byAspect), samples: compared, page, hasMore };
}

/** Idempotent: a sample that is gone already counts as deleted. @throws 404, 405 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  const { sampleId } = params;
  if (!sampleId) throw failure(405, 'methodNotAllowed');
  if (!isSampleId(sampleId)) throw pageNotFound(request);
  await deleteSample(context.db, context.env.IMAGES, sampleId.toLowerCase());
  logSecurity('siteAdmin.sampleDeleted');
  const back = context.to(path) + new URL(request.url).search;
  throw redirectWithToast(back, { kind: 'success', key: 'deleted' });
}

const isSampleId = (text: string) => isId(text.toLowerCase());

export default function ReviewReadings() {
  const { accuracies, samples, page, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('accuracy.title')}</h1>
      {accuracies.length === 0 ? (
        <p className="notice">{t('accuracy.none')}</p>
      ) : (
        <div className="accuracy-lead">
          <p>{t('accuracy.lead')}</p>
          <p>{t('accuracy.lead2')}</p>
          <p className="soft">{t('accuracy.few', { fewest: minForShare })}</p>
        </div>
      )}
      {accuracies.map((accuracy) => (
        <AccuracyTable key={`${accuracy.engineVersion} ${accuracy.game}`} accuracy={accuracy} />
      ))}
      <section className="stack" aria-labelledby="samples">
        <h2 id="samples">{t('accuracy.samples.title')}</h2>
        <p>{t('accuracy.samples.lead')}</p>
        {samples.length === 0 && <p className="notice">{t('accuracy.samples.none')}</p>}
        {samples.map((sample) => (
          <SampleCard
            key={sample.id}
            sample={sample}
            deletePath={listPath(`${path}/${sample.id}`, { page })}
          />
        ))}
        <Pages page={page} hasMore={hasMore} pathOf={(to) => listPath(path, { page: to })} />
      </section>
    </div>
  );
}
