import type { PageData } from '~/ui/root-data';

export interface IslandData<Props> {
  page: PageData;
  props: Props;
}

export const islandId = 'island';
export const islandDataId = 'island-data';

const dateKey = '$date';

/** JSON that is safe inside a `<script>`. Instants stay instants. */
export function printIslandData(data: IslandData<unknown>): string {
  const text = JSON.stringify(data, function (this: Record<string, unknown>, key, value) {
    // `value` is text by now (Date.toJSON).
    const { [key]: original } = this;
    return original instanceof Date ? { [dateKey]: original.getTime() } : value;
  });
  return text.replace(/</g, '\\u003c');
}

export const readIslandData = <Props>(text: string): IslandData<Props> =>
  JSON.parse(text, (_, value) =>
    typeof value?.[dateKey] === 'number' ? new Date(value[dateKey]) : value,
  ) as IslandData<Props>;
