import { SaxesParser } from 'saxes';

interface Visit {
  open?: (path: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  /** Called with the text of an element without children. */
  text?: (path: string, text: string) => void;
  close?: (path: string) => void;
}

const maxDepth = 20;
const maxTags = 100_000;

class Refused extends Error {}

/**
 * Parses the subset of XML that TOM writes: elements, attributes, text, comments. Rejects DTDs, CDATA and processing
 * instructions, which rules out entity expansion (XML bombs) and external entities; bounds depth and number of tags.
 * @returns the line of the first error, from 1; undefined if all was read
 */
export function readXml(text: string, visit: Visit): number | undefined {
  const parser = new SaxesParser();
  const open: string[] = [];
  let tags = 0;
  let words: string | undefined;
  const refuse = () => {
    throw new Refused();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('cdata', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (open.length > maxDepth || ++tags > maxTags) refuse();
    visit.open?.(open.join('/'), attributes, parser.line);
    words = '';
  });
  parser.on('text', (more) => {
    if (words !== undefined) words += more;
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const path = open.join('/');
    if (words !== undefined && !isSelfClosing) visit.text?.(path, words.trim());
    words = undefined;
    visit.close?.(path);
    open.pop();
  });
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return parser.line;
    throw error;
  }
}
