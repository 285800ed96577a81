import type { PageData } from '~/ui/root-data';

/** What an island is drawn from, once by the server and once more in the browser. */
export interface IslandData<Props> {
  page: PageData;
  props: Props;
}

export const islandId = 'island';
export const islandDataId = 'island-data';

const dateKey = '$date';

/** As JSON that may stand in a page. Instants stay instants. */
export function printIslandData(data: IslandData<unknown>): string {
  const text = JSON.stringify(data, function (this: Record<string, unknown>, key, value) {
    // A date has turned into its text before it comes here.
    const { [key]: given } = this;
    return given instanceof Date ? { [dateKey]: given.getTime() } : value;
  });
  return text.replace(/</g, '\\u003c');
}

export const readIslandData = <Props>(text: string): IslandData<Props> =>
  JSON.parse(text, (_, value) =>
    typeof value?.[dateKey] === 'number' ? new Date(value[dateKey]) : value,
  ) as IslandData<Props>;
