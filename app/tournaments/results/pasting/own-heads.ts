import { columns as en } from '~/locales/en/columns';
import { columns as ja } from '~/locales/ja/columns';

const slots = [1, 2, 3, 4, 5, 6];

/** Heads of our own export of teams, in either language: whoever takes it along may paste it again. */
export const ownHeads: readonly string[] = [ja, en].flatMap(({ teams, member }) => [
  ...Object.values(teams),
  ...slots.flatMap((slot) => Object.values(member).map((head) => head.replace('{{slot}}', String(slot)))),
]);
