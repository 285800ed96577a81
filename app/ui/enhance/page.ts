const parser = new DOMParser();

/** Each answer has its own nonce. The policy of this page knows this page's: rules with another one are refused, and reported. */
function withOwnNonce(html: string): string {
  const other = /\snonce="([^"]+)"/.exec(html)?.[1];
  const own = document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return other && own ? html.replaceAll(`nonce="${other}"`, `nonce="${own}"`) : html;
}

/** A newer version of this page, or another page of the site, to take parts of. */
export const parsePage = (html: string): Document => parser.parseFromString(withOwnNonce(html), 'text/html');

/** @throws when the network fails, or the answer is no page */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return parsePage(await answer.text());
}
