import { fetchPage } from '~/ui/enhance/page';
import { replacePart } from '~/ui/enhance/replace-part';
import { favorite } from './favorite';

/** `<a data-more>` appends the next page instead of opening it. */
export function more(root: Document | Element) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-more]')) link.onclick = append;
}

interface NextPage {
  fresh: HTMLElement[];
  next: HTMLAnchorElement | null | undefined;
}

async function append(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (opensElsewhere(event)) return;
  event.preventDefault();
  if (link.ariaDisabled === 'true') return;
  const list = link.closest('[data-more-list]');
  const items = list?.querySelector('ul');
  if (!list || !items) return;
  const label = link.textContent;
  link.ariaDisabled = 'true';
  link.textContent = link.dataset.loading ?? label;
  try {
    showMore(link, list, items, await findMore(link, items));
  } catch {
    link.ariaDisabled = null;
    link.textContent = link.dataset.again ?? label;
  }
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || button !== 0;

function showMore(link: HTMLAnchorElement, list: Element, items: Element, { fresh, next }: NextPage) {
  for (const item of fresh) items.appendChild(item);
  if (link.parentElement && next?.parentElement) replacePart(link.parentElement, next.parentElement);
  else link.parentElement?.remove();
  const status = list.querySelector<HTMLElement>('[data-more-status]');
  if (status) status.textContent = (status.dataset.moreStatus ?? '').replace('{}', String(fresh.length));
  if (list.getAttribute('data-more-list') === 'kept') remember(items);
  more(list);
  favorite(list);
  fresh[0]?.querySelector('a')?.focus({ preventScroll: true });
}

/** Fetches posts not shown yet; an empty page continues with the next part of the search. */
async function findMore(link: HTMLAnchorElement, items: Element): Promise<NextPage> {
  const visibleIds = new Set([...items.children].map((item) => (item as HTMLElement).dataset.post));
  let fresh: HTMLElement[] = [];
  let next: HTMLAnchorElement | null | undefined = link;
  for (let turn = 0; next && fresh.length === 0 && turn < 5; turn++) {
    const list: Element | null = (await fetchPage(next.href)).querySelector('[data-more-list]');
    const all = [...(list?.querySelectorAll<HTMLElement>('ul.cards > li') ?? [])];
    fresh = all.filter(({ dataset }) => !visibleIds.has(dataset.post));
    next = list?.querySelector('a[data-more]');
  }
  return { fresh, next };
}

/** Writes the list's length into the URL, so that *Back* restores the list and the scroll position. */
function remember(items: Element) {
  const here = new URL(location.href);
  here.searchParams.set('shown', String(items.childElementCount));
  history.replaceState(history.state, '', here);
}
