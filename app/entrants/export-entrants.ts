import type { Translate } from '~/locales/i18n';
import type { Cell } from '~/text/write-csv';
import { entrantFields } from './entrant';
import type { Entrant } from './entrants.server';
import type { EntrantState } from './roster';

type Listed = Omit<Entrant, 'id'> & { state: EntrantState };

const fieldHeads = (t: Translate) => entrantFields.map((field) => t(`entrants.fields.${field}`));
const fieldCells = (entrant: Listed): Cell[] => entrantFields.map((field) => entrant[field]);

/** Missing entrants as a table that `readEntrants` can take back. */
export const missingRows = (t: Translate, missing: readonly Listed[]): Cell[][] => [
  fieldHeads(t),
  ...missing.map(fieldCells),
];

/** The whole list under heads in the reader's language; `readEntrants` takes it back unchanged in either. */
export const entrantRows = (t: Translate, entrants: readonly Listed[]): Cell[][] => [
  [...fieldHeads(t), t('columns.entrants.state'), t('columns.entrants.checkedInAt')],
  ...entrants.map((entrant) => [
    ...fieldCells(entrant),
    t(entrant.droppedAt ? 'columns.states.dropped' : `entrants.state.${entrant.state}`),
    entrant.checkedInAt?.toISOString() ?? null,
  ]),
];

interface StreamPlayer {
  name: string;
  /** X handle without @. */
  twitterId: string;
}

const tshColumns = [
  ...['prefix', 'gamerTag', 'name', 'twitter', 'country_code', 'state_code', 'mains', 'pronoun'],
  'custom_textbox',
];

/** Prevents formula injection: spreadsheets ignore these quotes and split at every comma, so a comma before a formula widens. */
const tshCell = (text: string) =>
  /[',\r\n]|^\s*[=+\-@＝＋－＠]/.test(text)
    ? `'${text.replaceAll("'", "''").replace(/,(?=\s*[=+\-@＝＋－＠])/g, '，')}'`
    : text;

/**
 * `local_players.csv` of TournamentStreamHelper, which quotes cells with apostrophes. No byte order mark: it would become
 * part of the first head. Unknown cells are blank.
 */
export const tshPlayers = (players: readonly StreamPlayer[]): string =>
  [
    tshColumns,
    ...players.map(({ name, twitterId }) => [
      '',
      tshCell(name),
      '',
      tshCell(twitterId),
      '',
      '',
      '{}',
      '',
      '',
    ]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
