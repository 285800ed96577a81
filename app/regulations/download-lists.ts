import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { findRegulation } from '~/pokedex/regulations';
import { tableFile } from '~/text/table-file';
import { listedName, sortKeys } from './listed-names';
import { listsOf, shownLists } from './regulation-diff';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

const columns = ['list', 'key', 'nameJa', 'nameEn'] as const;

/** Serves a regulation's lists as a table. @throws 404 if the regulation is unknown */
export function loader({ request, params, context: { t, locale } }: LoaderFunctionArgs) {
  const regulation = findRegulation((params.regulationId ?? '').toLowerCase());
  if (!regulation) throw pageNotFound(request);
  const lists = listsOf(regulation);
  const rows = shownLists.flatMap((list) =>
    sortKeys(list, lists[list] ?? [], locale).map((key) => [
      t(`columns.regulationLists.of.${list}`),
      key,
      listedName(list, key, 'ja'),
      listedName(list, key, 'en'),
    ]),
  );
  const head = columns.map((column) => t(`columns.regulationLists.${column}`));
  return tableFile(request, regulation.name[locale], [head, ...rows], 'regulation');
}
