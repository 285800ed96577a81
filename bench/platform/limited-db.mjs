import { aroundDatabase } from '../around-db.mjs';
import { addQueries, addSubrequest, record, violate, waiting } from './ledger.mjs';
import { d1 } from './limits.mjs';
import { maxArguments } from './sql-functions.mjs';

const encoder = new TextEncoder();
const tooMany = 'Too many API requests by single worker invocation.';

/** Bytes of a text, counted only if it could be longer than `max`. @param {string} text @param {number} max */
export const bytesOf = (text, max) => (text.length > max / 3 ? encoder.encode(text).byteLength : text.length);

/** @param {unknown} value */
function sizeOf(value) {
  if (typeof value === 'string') return bytesOf(value, d1.maxValueBytes);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return Array.isArray(value) ? value.length : 8;
}

/** @param {Pick<import('../around-db.mjs').Asked, 'sql' | 'values'>} asked */
export function checkStatement({ sql, values }) {
  const about = `in ${sql.slice(0, 120)}`;
  const length = bytesOf(sql, d1.maxStatementBytes);
  if (length > d1.maxStatementBytes)
    violate(`a statement of ${length} bytes ${about}`, 'D1_ERROR: statement too long: SQLITE_TOOBIG');
  if (values.length > d1.maxParameters)
    violate(`${values.length} parameters ${about}`, 'D1_ERROR: too many SQL variables: SQLITE_ERROR');
  const most = maxArguments(sql);
  if (most.count > d1.maxFunctionArguments)
    violate(
      `${most.count} arguments of ${most.name} ${about}`,
      `D1_ERROR: too many arguments on function ${most.name}: SQLITE_ERROR`,
    );
  const largest = Math.max(0, ...values.map(sizeOf));
  if (largest > d1.maxValueBytes)
    violate(`a value of ${largest} bytes ${about}`, 'D1_ERROR: string or blob too big: SQLITE_TOOBIG');
}

/** Rows as `all`, `run` and a batch give them, or as `raw` does. @param {unknown} answer @returns {unknown[]} */
function rowsOf(answer) {
  if (Array.isArray(answer)) return answer;
  const { results } = /** @type {{ results?: unknown[] }} */ (answer ?? {});
  return results ?? [];
}

/** @param {unknown} answer @param {string} about */
function checkResult(answer, about) {
  let bytes = 0;
  for (const row of rowsOf(answer)) {
    if (typeof row !== 'object' || row === null) continue;
    const size = Object.values(row).reduce((sum, value) => sum + sizeOf(value), 0);
    if (size > d1.maxValueBytes) record(`a row of ${size} bytes ${about}`);
    bytes += size;
  }
  if (bytes > d1.maxResultBytes) record(`a result of ${bytes} bytes ${about}`);
}

/** @param {D1Database} db @returns {D1Database} */
export const limitedDatabase = (db) =>
  aroundDatabase(db, async (asked, send, how) => {
    for (const each of asked) checkStatement(each);
    const queries = addQueries(asked.length);
    if (queries > d1.maxQueries) violate(`query ${queries} to D1: ${asked[0]?.sql.slice(0, 120)}`, tooMany);
    addSubrequest('D1', tooMany);
    const answer = await waiting('D1', send, 'waitingD1');
    const answers = how === 'batch' ? /** @type {unknown[]} */ (answer) : [answer];
    for (const [at, each] of answers.entries()) checkResult(each, `of ${asked[at]?.sql.slice(0, 120)}`);
    return answer;
  });
