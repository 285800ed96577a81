import { type ColumnField, fieldInHead, fieldOfHead } from '~/copied/heads';
import { type EntrantField, entrantFields } from '../entrant';

/** `unknown`: staff have to say what the column is. */
export type ColumnMeaning = EntrantField | 'unused' | 'unknown';
type Known = Exclude<ColumnMeaning, 'unknown'>;

/** Finds the field of an entrant that a column holds. Columns of results and of teams are known and not used. */
export function columnMeaningOf(head: string): Known | undefined {
  const field = fieldOfHead(head);
  return field && entrantFieldOf(field);
}

/** The same by a known part of the head, as in the questions of a form. */
export function meaningInHead(head: string): Known | undefined {
  const field = fieldInHead(head);
  return field && entrantFieldOf(field);
}

const entrantFieldOf = (field: ColumnField): Known =>
  field === 'player' ? 'name' : (entrantFields.find((each) => each === field) ?? 'unused');

// A form that asks for the name of the player as well means a person's own name by other words.
const playedName =
  /プレイヤー|ハンドル|エントリー|表示名|選手名|ニックネーム|大会(?:で|用|名義)|当日の|登録名|\b(?:play(?:er)?|handle|nick\s?name|display|gamer)|^hn$/i;
const nameInGame = /トレーナー|ゲーム内|\b(?:in-?game|trainer)|^ign$/i;

/** How surely a head means its field: of two columns of one field, the surer one has it. */
export function sureness(head: string, meaning: ColumnMeaning): number {
  if (meaning === 'name' && isPrivateHead(head)) return 0;
  if (meaning === 'name' && playedName.test(head.normalize('NFKC'))) return 4;
  if (meaning === 'name' && nameInGame.test(head.normalize('NFKC'))) return 3;
  if (meaning === 'tonamelId' && /^id$/i.test(head)) return 1;
  return fieldOfHead(head) === undefined ? 1 : 2;
}

const privateWord =
  /メール|本名|実名|氏名|電話|生年月日|誕生日|年齢|住所|郵便|学校|e-?mail|real\s?name|legal\s?name|full\s?name|phone|\btel\b|birth|address|\bage\b/i;

/** Whether a column holds what is nobody's business here, so that it is not repeated on the page. */
export const isPrivateHead = (head: string): boolean => privateWord.test(head.normalize('NFKC'));
