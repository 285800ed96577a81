import { fileHeaders } from './file-headers';
import { type Cell, csvFile, tsvText } from './write-csv';

export const tableEndings = ['csv', 'tsv'] as const;

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
