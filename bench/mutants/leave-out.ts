// Rewrites a module so that each of its conditions can be left out at run time: an argument of `and` or `or`, a `where`, a guard
// that returns or throws, an operand of && or ||, and a condition in the text of a query.
import ts from 'typescript';
import { conjunctsOf } from './conjuncts';

export interface LeftOut {
  id: number;
  file: string;
  line: number;
  /** The condition as it is written. */
  source: string;
}

// Declared, so that it is there however modules import each other. A query chooses when it runs, as some are constants.
const prelude = `
function __isOut(id) {
  const run = (globalThis.__leftOut ??= { active: 0, test: 1e9, reached: new Map() });
  run.reached.set(id, [Math.max(run.test, run.reached.get(id)?.[0] ?? 0), Date.now()]);
  return run.active === id;
}
function __lazily(whole, choose) {
  if (!Array.isArray(whole?.queryChunks)) return choose();
  return Object.create(whole, { queryChunks: { get: () => choose()?.queryChunks ?? [] } });
}
`;

const leaves = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isBlock(node) && node.statements.length > 0 && leaves(node.statements.at(-1) as ts.Statement));

/** No condition, but what there is if it holds. */
const isValue = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isLiteralExpression(node) ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql');

const nameOfCall = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? `.${expression.name.text}`
      : '';

export function leaveOut(file: string, code: string, firstId: number): { code: string; changes: LeftOut[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const changes: LeftOut[] = [];
  const change = (node: ts.Node, at = node.getStart(), text = node.getText()) => {
    const id = firstId + changes.length;
    const { line } = source.getLineAndCharacterOfPosition(at);
    changes.push({ id, file, line: line + 1, source: text.replace(/\s+/g, ' ').trim() });
    return id;
  };

  /** The node as it is written, with its parts rewritten. */
  const parts = (node: ts.Node): string => {
    let text = '';
    let at = node.getStart();
    node.forEachChild((child) => {
      text += code.slice(at, child.getStart()) + rewritten(child);
      at = child.getEnd();
    });
    return text + code.slice(at, node.getEnd());
  };
  /** An expression of the kind of a query, which is chosen each time it runs. */
  const choice = (node: ts.Node, whole: string, others: readonly (readonly [number, string])[]) => {
    const among = (last: string) =>
      others.reduceRight((rest, [id, other]) => `(__isOut(${id}) ? ${other} : ${rest})`, last);
    return /\bawait\b/.test(node.getText())
      ? among(`(${whole})`)
      : `((__whole) => __lazily(__whole, () => ${among('__whole')}))(${whole})`;
  };

  function argument(node: ts.Expression, name: string): string {
    const id = change(node);
    if (ts.isSpreadElement(node)) return `...(__isOut(${id}) ? [] : (${rewritten(node.expression)}))`;
    return choice(node, rewritten(node), [[id, `__sql\`${name !== 'or'}\``]]);
  }

  function operands(node: ts.Expression, kind: ts.SyntaxKind): ts.Expression[] {
    return ts.isBinaryExpression(node) && node.operatorToken.kind === kind
      ? [...operands(node.left, kind), ...operands(node.right, kind)]
      : [node];
  }

  function query(node: ts.TaggedTemplateExpression): string {
    const { template, tag } = node;
    const start = template.getStart() + 1;
    // Placeholders have the length of what they stand for.
    let text = code.slice(start, template.getEnd() - 1);
    if (ts.isTemplateExpression(template))
      for (const { expression, literal } of template.templateSpans) {
        const from = code.lastIndexOf('${', expression.getStart()) - start;
        const to = literal.getStart() + 1 - start;
        text = `${text.slice(0, from)}${'$'.repeat(to - from)}${text.slice(to)}`;
      }
    const head = code.slice(node.getStart(), start - 1);
    const others = conjunctsOf(text).map((each) => {
      const own = code.slice(start + each.start, start + each.end);
      const other = `${code.slice(start, start + each.start)}${each.without}${code.slice(start + each.end, template.getEnd() - 1)}`;
      return [change(node, start + each.start, own), `${head}\`${other}\``] as const;
    });
    const whole = head + parts(template);
    return tag.getText() === 'sql' && others.length > 0 ? choice(node, whole, others) : whole;
  }

  function rewritten(node: ts.Node): string {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return node.getText();
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') return query(node);
    if (ts.isCallExpression(node)) {
      const name = nameOfCall(node);
      const isJoined = name === 'and' || name === 'or';
      const [first] = node.arguments;
      const isWhere =
        name === '.where' && first && !(ts.isCallExpression(first) && nameOfCall(first) === 'and');
      if (isJoined || isWhere) {
        const given = node.arguments.map((each) => argument(each, name)).join(', ');
        return `${rewritten(node.expression)}(${given})`;
      }
    }
    if (ts.isIfStatement(node) && leaves(node.thenStatement) && !isOr(node.expression)) {
      const id = change(node.expression);
      const rest = code.slice(node.expression.getEnd(), node.thenStatement.getStart());
      const otherwise = node.elseStatement ? ` else ${rewritten(node.elseStatement)}` : '';
      return `if (!__isOut(${id}) && (${rewritten(node.expression)})${rest}${rewritten(node.thenStatement)}${otherwise}`;
    }
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
        const isAnd = kind === ts.SyntaxKind.AmpersandAmpersandToken;
        const each = operands(node, kind).map((operand) => {
          if (isValue(operand)) return rewritten(operand);
          const id = change(operand);
          return `(__isOut(${id}) ? ${isAnd} : (${rewritten(operand)}))`;
        });
        return `(${each.join(isAnd ? ' && ' : ' || ')})`;
      }
    }
    return parts(node);
  }
  const isOr = (node: ts.Expression) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken;

  const text = code.slice(0, source.getStart()) + source.statements.map((each) => rewritten(each)).join('\n');
  const needsSql = text.includes('__sql`') ? "import { sql as __sql } from 'drizzle-orm';\n" : '';
  return { code: needsSql + text + prelude, changes };
}
