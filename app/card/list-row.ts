/** Rows that a list's card has room for. */
export const maxListRows = 4;

export interface ListRow {
  title: string;
  detail: string;
  /** Drawn as tiles at the right of the title. */
  species?: readonly string[];
}
