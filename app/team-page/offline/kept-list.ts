import { type KeptPart, type PageAddress, pageAddressOf } from '~/offline/kept-pages';
import { listOwnTeams, pageCache } from '~/offline/own-teams';
import { parsePage } from '~/ui/enhance/page';

export interface KeptLink {
  href: string;
  text: string;
  /** The whole name, for whoever hears the link alone. */
  name: string;
}

export interface KeptGroup {
  title: string;
  links: KeptLink[];
}

const order: readonly KeptPart[] = ['qr', 'sheet', 'match', 'team', 'success', 'myPage', 'home'];

/**
 * Stored pages: one's own teams first, each with its pages; then other players' teams; then the site's own pages.
 * `words`: a word for each part, `joined` for a team's part, and titles.
 */
export async function listKeptPages(words: Record<string, string>): Promise<KeptGroup[]> {
  const requests = await (await caches.open(pageCache)).keys();
  const pages = requests.flatMap(({ url }) => pageAddressOf(new URL(url)) ?? []);
  pages.sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
  const named = await listOwnTeams();
  const own = named.map(({ id, label }) => ({
    title: label,
    links: onePerPart(pages.filter((page) => page.id === id)).map((page) => partLink(page, words, label)),
  }));
  const others = pages.filter((page) => page.id !== '' && !named.some(({ id }) => id === page.id));
  const site = onePerPart(pages.filter(({ id }) => id === ''));
  const groups = [
    ...own,
    { title: words.others ?? '', links: await Promise.all(others.map(titleLink)) },
    { title: words.site ?? '', links: site.map((page) => partLink(page, words)) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** A page stored in both languages is listed once. */
const onePerPart = (pages: readonly PageAddress[]) =>
  [...new Map(pages.toReversed().map((page) => [page.part, page])).values()].reverse();

function partLink({ part, key }: PageAddress, words: Record<string, string>, label?: string): KeptLink {
  const text = words[part] ?? part;
  const joined = (words.joined ?? '').replace('{{team}}', label ?? '').replace('{{part}}', text);
  return { href: key, text, name: label === undefined ? text : joined };
}

async function titleLink({ key }: PageAddress): Promise<KeptLink> {
  const html = await (await (await caches.open(pageCache)).match(key))?.text();
  const page = parsePage(html ?? '');
  const about = page.querySelector('.eyebrow, .who a')?.textContent;
  const title = page.title.replace(/ - Sixsheet$/, '') || key;
  const text = about ? `${title}（${about}）` : title;
  return { href: key, text, name: text };
}
