import { fetchPage } from '~/ui/enhance/page';
import { released } from '~/ui/enhance/released';
import { replacePart } from '~/ui/enhance/replace-part';
import { deskAddress } from './desk';

export function find(root: Document) {
  let searching: ReturnType<typeof setTimeout>;
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'find' || !target.closest('#draft')) return;
    clearTimeout(searching);
    searching = setTimeout(search, 200);
  });
}

async function search() {
  const find = document.querySelector<HTMLInputElement>('input[name="find"]')?.value ?? '';
  const url = deskAddress('', { find });
  const page = await fetchPage(url).catch(() => undefined);
  if (!page) return;
  await released();
  const [current, fresh] = [document, page].map((each) => each.querySelector('[data-part="found"]'));
  if (current && fresh) replacePart(current, fresh);
  history.replaceState(null, '', find ? url : deskAddress());
}
