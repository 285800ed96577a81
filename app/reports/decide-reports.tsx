import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { readFormData } from '~/http/request-body';
import styles from '~/ui/desk.css?url';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { actOnCase } from './act-on-case.server';
import { DecidedCase } from './DecidedCase';
import { OpenCase } from './OpenCase';
import { type FoundCase, listCases, listReports } from './report.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'reports.queue.title',
  styles,
});

export { handle, links, meta };

const path = '/admin/reports';
const filters = ['open', 'decided'] as const;

/** Strips what only the mails need: author and group. */
const shownOf = ({ authorId, groupId, sheetTournamentId, sheetName, reason, note, ...shown }: FoundCase) => ({
  ...shown,
  reason: shown.takenDownAt ? reason : '',
  note: shown.restoredAt ? note : '',
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'decideReports');
  const { searchParams } = new URL(request.url);
  const { page } = parseListQuery(searchParams);
  const show = searchParams.get('show') === 'decided' ? 'decided' : 'open';
  const { cases, hasMore } = await listCases(context.db, show, page);
  const reports = await listReports(
    context.db,
    cases.map(({ id }) => id),
  );
  return { now: context.now, show, page, hasMore, cases: cases.map(shownOf), ...reports } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireOperator(request, context, 'decideReports');
  const answer = await actOnCase(request, context, await readFormData(request), userId);
  if ('refused' in answer) return data(answer.refused, { status: answer.status });
  const show = new URL(request.url).searchParams.get('show') === 'decided' ? 'decided' : undefined;
  throw redirectWithToast(context.to(listPath(path, { show })), { kind: 'success', key: answer.done });
}

export default function DecideReports() {
  const { now, show, page, hasMore, cases, counts, texts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="stack">
      <h1>{t('reports.queue.title')}</h1>
      <nav className="kinds" aria-label={t('reports.queue.show')}>
        {filters.map((each) => (
          <a
            key={each}
            href={toPath(each === 'open' ? path : `${path}?show=${each}`)}
            aria-current={each === show ? 'page' : undefined}
          >
            {t(`reports.queue.${each}`)}
          </a>
        ))}
      </nav>
      {refused && (
        <p className="notice bad" role="alert">
          {refused.message}
        </p>
      )}
      {cases.length === 0 && (
        <p className="soft">{t(show === 'open' ? 'reports.queue.noneOpen' : 'reports.queue.noneDecided')}</p>
      )}
      {cases.map((one) => {
        const own = {
          one,
          now,
          counts: counts.filter(({ caseId }) => caseId === one.id),
          texts: texts.filter(({ caseId }) => caseId === one.id),
          refused: refused?.caseId === one.id ? refused : undefined,
        };
        return show === 'open' ? <OpenCase key={one.id} {...own} /> : <DecidedCase key={one.id} {...own} />;
      })}
      <Pages
        page={page}
        hasMore={hasMore}
        pathOf={(to) => listPath(path, { show: show === 'open' ? undefined : show, page: to })}
      />
    </div>
  );
}
