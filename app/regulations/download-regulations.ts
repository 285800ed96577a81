import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { tableFile } from '~/text/table-file';

export const handle: Policy = { audience: 'everyone' };

const columns = ['game', 'key', 'name', 'startsAt', 'endsAt', 'forms', 'items'] as const;

export function loader({ request, context: { t, locale } }: LoaderFunctionArgs) {
  const rows = [...games]
    .reverse()
    .flatMap((game) =>
      regulationsOf(game).map(({ id, name, startsAt, endsAt, forms, items }) => [
        t(`tournaments.game.${game}`),
        ...[id, name[locale], startsAt.toISOString(), endsAt?.toISOString() ?? null],
        ...[forms?.size ?? null, items?.size ?? null],
      ]),
    );
  const head = columns.map((column) => t(`columns.regulations.${column}`));
  return tableFile(request, t('regulations.title'), [head, ...rows], 'regulations');
}
