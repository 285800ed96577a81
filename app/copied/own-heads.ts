import { columns as en } from '~/locales/en/columns';
import { columns as ja } from '~/locales/ja/columns';

const slots = [1, 2, 3, 4, 5, 6];

/** Column heads of our own exports in both languages, so that exports can be pasted back. */
export const ownHeads: readonly string[] = [ja, en].flatMap(({ teams, entrants, member }) => [
  ...Object.values(teams),
  ...Object.values(entrants),
  ...slots.flatMap((slot) => Object.values(member).map((head) => head.replace('{{slot}}', String(slot)))),
]);
