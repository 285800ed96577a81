import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { ja } from '../../app/locales/ja';

export * from '@playwright/test';

type Strings = { readonly [name: string]: string | Strings };

const keysIn = (strings: Strings, before = ''): string[] =>
  Object.entries(strings).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysIn(text, `${before}${name}.`),
  );
const plural = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;
const keys = new Set(keysIn(ja).flatMap((key) => [key, key.replace(plural, '')]));
// Begins with a file of texts; an address or a file's name that looks alike is no key.
const dotted = `(?<![\\w./@-])(?:${Object.keys(ja).join('|')})(?:\\.[a-zA-Z]\\w*)+`;
const keysShown = (text: string) =>
  [...text.matchAll(new RegExp(dotted, 'g'))].flatMap(([found]) => (keys.has(found) ? [found] : []));

/** Said in the console by the script in the page, with what may be a key. */
const shown = 'may be the key of a text: ';
// Chromium tells as an error what is no 2xx, and a socket that is refused; both are asked for on purpose.
const isExpected = (text: string) =>
  /^Failed to load resource|^WebSocket connection to \S+ failed/.test(text);

/** Finds the attributes of a tag that are read out or shown. */
const inWords = /\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g;

/** Runs in each page before its own scripts: tells what is read there, now or later, and looks like a key. */
function tellKeys({ dotted, shown }: { dotted: string; shown: string }) {
  const words = ['aria-label', 'placeholder', 'title', 'alt'];
  const key = new RegExp(dotted, 'g');
  const tell = (text: string | null) => {
    if (text?.includes('.')) for (const [found] of text.matchAll(key)) console.error(shown + found);
  };
  const look = (node: Node, seen: Set<Node>) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest('script, style, template, code, pre, textarea'))
        tell(node.textContent);
    } else if (node instanceof Element) {
      for (const name of words) tell(node.getAttribute(name));
      for (const child of node.childNodes) look(child, seen);
    }
  };
  new MutationObserver((changes) => {
    // The parser adds an element and each of its children: without this a text is looked at once for each level above it.
    const seen = new Set<Node>();
    for (const { target, type, addedNodes } of changes)
      if (type === 'characterData') look(target, seen);
      else for (const node of addedNodes) look(node, seen);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What went wrong in any page of the running test. A worker runs one test at a time. */
let faults: string[] = [];
/** Contexts of the running test. They are closed with it: a browser keeps their pages running until it is closed itself. */
let opened: BrowserContext[] = [];
let defaults: { javaScriptEnabled?: boolean } = {};

async function watch(context: BrowserContext, hasScripts: boolean) {
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || isExpected(text)) return;
    if (!text.startsWith(shown)) faults.push(`console: ${text}`);
    else if (keys.has(text.slice(shown.length))) faults.push(`a key is shown: ${text.slice(shown.length)}`);
  });
  if (hasScripts) return context.addInitScript(tellKeys, { dotted, shown });
  context.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return;
    const html = await response.text().catch(() => '');
    const read = html
      .replace(/<(script|style|code|pre|textarea)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(inWords)].map(([, words]) => words).join(' '));
    for (const key of keysShown(read)) faults.push(`a key is shown: ${key}`);
  });
}

const watched = new WeakSet<Browser>();

interface Options {
  /** Faults that a test makes on purpose. */
  expected: RegExp | undefined;
}

/**
 * A test in which no page may throw, log an error or show the key of a text, whichever context it was opened in.
 * `test.use({ expected: /…/ })` names the faults that a test makes on purpose.
 */
export const test = base.extend<Options & { faults: undefined }>({
  expected: [undefined, { option: true }],
  faults: [
    async ({ browser, expected, javaScriptEnabled }, use) => {
      defaults = { javaScriptEnabled };
      if (!watched.has(browser)) {
        watched.add(browser);
        const open = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await open(options);
          opened.push(context);
          await watch(context, (options?.javaScriptEnabled ?? defaults.javaScriptEnabled) !== false);
          return context;
        };
      }
      faults = [];
      opened = [];
      await use(undefined);
      await Promise.all(opened.map((context) => context.close()));
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
