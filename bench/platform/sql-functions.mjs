// Words before a parenthesis that are no functions.
const keywords = new Set(
  'all,and,as,by,case,check,conflict,else,except,exists,filter,from,having,in,intersect,into,key,not,on,or,over,references,returning,select,set,then,union,unique,using,values,when,where'.split(
    ',',
  ),
);
const token =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\binto\s+\w+|[A-Za-z_]\w*(?=\s*\()|[(),]/gi;

/** @typedef {{ name: string, count: number }} Most */
/** @type {Map<string, Most>} */
const known = new Map();

/** The function with the most arguments in a text of SQL. @param {string} sql @returns {Most} */
export function maxArguments(sql) {
  const before = known.get(sql);
  if (before) return before;
  let most = { name: '', count: 0 };
  let word = '';
  const open = [];
  for (const [text] of sql.matchAll(token)) {
    const inner = open.at(-1);
    if (text === '(') open.push({ name: keywords.has(word.toLowerCase()) ? '' : word, count: 1 });
    else if (text === ',' && inner) inner.count += 1;
    else if (text === ')' && inner) {
      open.pop();
      if (inner.name && inner.count > most.count) most = inner;
    }
    word = /^\w+$/.test(text) ? text : '';
  }
  if (known.size > 2000) known.clear();
  known.set(sql, most);
  return most;
}
