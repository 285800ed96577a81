import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId } from '~/db/ids';
import { requireOperator } from '~/groups/guard.server';
import { readFormData } from '~/ui/form/request-body';
import { parseListQuery } from '~/ui/list-query';
import { Pages } from '~/ui/Pages';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { AccuracyTable } from './AccuracyTable';
import { accuracyOf, fewestForShare } from './accuracy';
import styles from './accuracy.css?url';
import { compareWithSheet } from './compare-with-sheet';
import { SampleCard } from './SampleCard';
import { deleteSample, listSamples } from './sample.server';
import { listTallies } from './tally.server';

const { handle, meta, links } = page({ layout: 'admin', title: 'accuracy.title', styles });

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const [tallies, { samples, hasMore }] = await Promise.all([
    listTallies(context.db),
    listSamples(context.db, page),
  ]);
  const compared = samples.map(({ id, number, game, keptAt, result, members }) => {
    const { language, engineVersion } = result;
    return { id, number, game, keptAt, language, engineVersion, members: compareWithSheet(result, members) };
  });
  return { accuracies: accuracyOf(tallies), samples: compared, page, hasMore };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  const { pathname, search } = new URL(request.url);
  const id = String((await readFormData(request)).get('sampleId'));
  await deleteSample(context.db, context.env.IMAGES, id);
  // One that is gone already, by a second press or its time, is as good.
  throw redirectWithToast(
    pathname + search,
    isId(id) ? { kind: 'success', key: 'deleted' } : { kind: 'error', key: 'deleteFailed' },
  );
}

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
          <p className="soft">{t('accuracy.few', { fewest: fewestForShare })}</p>
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
          <SampleCard key={sample.id} sample={sample} />
        ))}
        <Pages page={page} hasMore={hasMore} pathOf={(to) => `/admin/readings?page=${to}`} />
      </section>
    </div>
  );
}
