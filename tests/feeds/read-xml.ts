import { SaxesParser } from 'saxes';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

const atom = 'http://www.w3.org/2005/Atom';

export const readXml = (text: string) => readAnyXml(text, atom);

/** Read by somebody else's parser, which refuses whatever XML 1.0 does not allow; all of one vocabulary. */
export function readAnyXml(text: string, vocabulary = ''): Element {
  const parser = new SaxesParser({ xmlns: true });
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== vocabulary) throw new Error(`${local} is of another vocabulary`);
    const plain = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = { name: local, attributes: Object.fromEntries(plain), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (more) => {
    const element = open.at(-1);
    if (element) element.text += more;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0] ?? root;
}

export const allOf = ({ children }: Element, name: string) => children.filter((each) => each.name === name);
export const textOf = (element: Element, name: string) => allOf(element, name)[0]?.text;
export const linkOf = (element: Element, rel: string) =>
  allOf(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href;

/** What RFC 4287 asks of a feed (4.1.1) and of an entry (4.1.2) that has no content. */
export function expectAtom(feed: Element) {
  const faults: string[] = [];
  const one = (element: Element, names: string[]) => {
    for (const name of names) {
      const found = allOf(element, name);
      if (found.length !== 1 || !found[0]?.text.trim()) faults.push(`${found.length} ${name}`);
    }
  };
  const iri = /^[a-z][a-z0-9+.-]*:[!-~]+$/i;
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
  for (const element of [feed, ...allOf(feed, 'entry')]) {
    one(element, ['id', 'title', 'updated']);
    if (!iri.test(textOf(element, 'id') ?? '')) faults.push('id');
    if (!date.test(textOf(element, 'updated') ?? '')) faults.push('updated');
    if (!iri.test(linkOf(element, 'alternate') ?? '')) faults.push('alternate');
    for (const author of allOf(element, 'author')) one(author, ['name']);
  }
  for (const entry of allOf(feed, 'entry')) {
    one(
      entry,
      ['author'].filter(() => allOf(feed, 'author').length === 0),
    );
    if (!date.test(textOf(entry, 'published') ?? '')) faults.push('published');
  }
  const ids = allOf(feed, 'entry').map((entry) => textOf(entry, 'id'));
  if (new Set(ids).size < ids.length) faults.push('an id twice');
  if (faults.length > 0) throw new Error(faults.join(', '));
}
