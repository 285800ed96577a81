import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import { typeNames } from '~/pokedex/type-names';
import {
  type CodedMember,
  type CodedValue,
  readSheetCode,
  type SheetCode,
} from '~/sheets/sheet-code/read-sheet-code';
import { type KeptLink, listKeptPages } from './kept-list';

const box = document.getElementById('sheet') as HTMLElement;
const words = box.dataset as Record<string, string>;
const locale = document.documentElement.lang === 'en' ? 'en' : 'ja';
const other = locale === 'en' ? 'ja' : 'en';

type Content = Node | string | undefined;

function element(tag: string, attributes: Record<string, string>, ...inside: Content[]): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.replaceChildren(...inside.filter((each) => each !== undefined));
  return node;
}

const svg = (tag: string, attributes: Record<string, string>, ...inside: Node[]) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.replaceChildren(...inside);
  return node;
};

function badge(species: string) {
  const [first = '', second] = typesOf(species);
  const label = typesOf(species).map((type) => nameOf(typeNames, type, locale));
  const [above, below] = [lookOf(first), second === undefined ? undefined : lookOf(second)];
  const shape = (transform: string, d: string) => svg('path', { transform, d });
  const shapes = below
    ? [shape('translate(3 3) scale(.92)', above.shape), shape('translate(24 24) scale(.88)', below.shape)]
    : [shape('translate(7 7) scale(1.42)', above.shape)];
  const parts = [svg('path', { fill: above.color, d: 'M0 0h48v48H0z' })];
  if (below) parts.push(svg('path', { fill: below.color, d: 'M48 0v48H0z' }));
  const own = { class: 'badge', role: 'img', 'aria-label': label.join(' / '), viewBox: '0 0 48 48' };
  const onTop = svg('g', { fill: '#fff', 'fill-rule': 'evenodd' }, ...shapes);
  return svg('svg', own, ...parts, onTop);
}

function inLanguages(names: Dictionary, value: CodedValue): Node[] {
  if (value === 'blank' || value === 'unknown') return [element('i', {}, words[value])];
  const [own, foreign] = [nameOf(names, value.key, locale), nameOf(names, value.key, other)];
  const first = element('span', { lang: locale }, own);
  return own === foreign ? [first] : [first, element('small', { lang: other }, ` ${foreign}`)];
}

function lines({ details }: CodedMember): HTMLElement | undefined {
  if (!details) return undefined;
  const line = (kind: string, name: string | undefined, dictionary: Dictionary, values: CodedValue[]) =>
    element(
      'div',
      { class: kind },
      element('dt', {}, name),
      ...values.map((value) => element('dd', {}, ...inLanguages(dictionary, value))),
    );
  const { teraType, statAlignment, ability, item, moves } = details;
  return element(
    'dl',
    {},
    teraType && line('tera', words.tera, typeNames, [teraType]),
    statAlignment && line('tera', words.stat, natureNames, [statAlignment]),
    line('detail', words.ability, abilityNames, [ability]),
    line('detail', words.item, itemNames, [item]),
    line('moves', words.moves, moveNames, moves.length > 0 ? moves : ['blank']),
  );
}

function memberOf(member: CodedMember): HTMLElement {
  const { species } = member;
  const key = typeof species === 'object' ? species.key : '';
  const title = element('h2', {}, ...inLanguages(speciesNames, species));
  return element('li', {}, element('header', {}, badge(key), title), lines(member));
}

function showSheet(code: SheetCode) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  box.replaceChildren(
    element('header', { class: 'who' }, element('h1', {}, code.name || words.nameless)),
    element('div', { class: 'notice warn', role: 'status' }, words.unchecked, reload()),
    code.isClosed ? element('div', { class: 'notice' }, words.closed) : '',
    element('ol', { class: code.isClosed ? 'six closed' : 'six' }, ...code.members.map(memberOf)),
    element('p', { class: 'hint' }, (words.on ?? '').replace('{{day}}', day.format(code.day * 86_400_000))),
  );
}

const reload = () =>
  element('p', { class: 'links' }, element('a', { href: location.href.split('#')[0] ?? '' }, words.reload));

async function showKept() {
  const groups = await listKeptPages(words);
  add(
    element('p', {}, groups.length > 0 ? words.kept : words.none),
    ...groups.flatMap(({ title, links }) => [
      element('h2', {}, title),
      element('p', { class: 'links' }, ...links.map(linkTo)),
    ]),
    reload(),
  );
}

const linkTo = ({ href, text, name }: KeptLink) => element('a', { href, 'aria-label': name }, text);

const add = (...more: HTMLElement[]) => box.replaceChildren(...box.childNodes, ...more);

function read() {
  const digits = location.hash.slice(1);
  if (digits === '') return void showKept();
  const code = readSheetCode(digits);
  if (!('unread' in code)) return showSheet(code);
  add(element('div', { class: 'notice warn', role: 'alert' }, words[code.unread]), reload());
}

read();
