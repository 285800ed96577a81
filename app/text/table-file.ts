import { fileHeaders } from './file-headers';
import { type Cell, csvFile, tsvText } from './write-csv';

/** In which a table can be had: a file for spreadsheets, and what their clipboard takes. */
export const tableEndings = ['csv', 'tsv'] as const;

/** A table at an address that ends in what is asked for, `….csv` or `….tsv`. `name` is the file's, without its ending. */
export function tableFile(
  request: Request,
  name: string,
  rows: readonly (readonly Cell[])[],
  plain?: string,
): Response {
  const isTsv = /\.tsv\/?$/i.test(new URL(request.url).pathname);
  const type = isTsv ? 'text/tab-separated-values' : 'text/csv';
  return new Response(isTsv ? tsvText(rows) : csvFile(rows), {
    headers: fileHeaders(`${type}; charset=utf-8`, `${name}.${isTsv ? 'tsv' : 'csv'}`, plain),
  });
}
