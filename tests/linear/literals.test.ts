import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { growthOf, isSuspect, isTooMuch, type Work } from './growth';
import { textsAgainst } from './regex-texts';

interface Pattern {
  place: string;
  regex: RegExp;
  isSplit: boolean;
}

/** Built of parts that are known here: strings, numbers and templates of the same file. */
function textOf(
  node: ts.Expression | undefined,
  constants: ReadonlyMap<string, ts.Expression>,
): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map((each) => {
    const held = textOf(each.expression, constants);
    return held === undefined ? undefined : held + each.literal.text;
  });
  return spans.includes(undefined) ? undefined : node.head.text + spans.join('');
}

const unknown: string[] = [];

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const constants = new Map<string, ts.Expression>();
  const found: Pattern[] = [];
  const splitsByName = /\.split\([a-z]\w*[,)]/i.test(text);
  const add = (node: ts.Node, pattern: string, flags: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const isSplit =
      splitsByName ||
      (ts.isCallExpression(node.parent) &&
        ts.isPropertyAccessExpression(node.parent.expression) &&
        node.parent.expression.name.text === 'split');
    found.push({
      place: `${file}:${line + 1} /${pattern}/${flags}`,
      regex: new RegExp(pattern, flags),
      isSplit,
    });
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const built = textOf(pattern, constants);
      if (built === undefined) unknown.push(`${file} ${node.getText()}`);
      else add(node, built, textOf(flags, constants) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `app/${file}`);
const patterns = files.flatMap(patternsIn);

/** As the source uses it: found once, everywhere, or between the parts of a text. */
const workOf =
  ({ regex, isSplit }: Pattern): Work =>
  (text) => {
    regex.lastIndex = 0;
    return isSplit ? text.split(regex) : text.replace(regex, '');
  };

// Of known values as they stand: what is special in them is escaped.
const madeOfValues = ["app/log/scrub.ts new RegExp(escapeRegExp(each), 'gi')"];

describe('regular expressions', () => {
  it('are all found', () => {
    expect(patterns.length).toBeGreaterThan(500);
    expect(unknown).toEqual(madeOfValues);
  });

  it('take time in a straight line, whatever text they meet', () => {
    const slow = patterns.flatMap((pattern) => {
      const work = workOf(pattern);
      for (const grown of textsAgainst(pattern.regex)) {
        const growth = isSuspect(work, grown) ? growthOf(work, grown) : undefined;
        if (isTooMuch(growth))
          return [`${pattern.place}: ${growth?.toFixed(1)} for ${JSON.stringify(grown(12))}`];
      }
      return [];
    });
    expect(slow).toEqual([]);
  }, 120_000);

  it('would be caught', () => {
    for (const regex of [/\s*,\s*/, /^(.*?),(.*?),x/, /\d+-\d+$/]) {
      const work: Work = (text) => text.replace(regex, '');
      const isCaught = textsAgainst(regex).some(
        (grown) => isSuspect(work, grown) && isTooMuch(growthOf(work, grown)),
      );
      expect([regex, isCaught]).toEqual([regex, true]);
    }
  }, 120_000);
});
