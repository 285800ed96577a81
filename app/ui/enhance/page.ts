const parser = new DOMParser();

/** The CSP of this page refuses, and reports, styles with another response's nonce. */
function withOwnNonce(html: string): string {
  const other = /\snonce="([^"]+)"/.exec(html)?.[1];
  const own = document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return other && own ? html.replaceAll(`nonce="${other}"`, `nonce="${own}"`) : html;
}

export const parsePage = (html: string): Document => parser.parseFromString(withOwnNonce(html), 'text/html');

/** @throws if the network fails or the response is not ok */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return parsePage(await answer.text());
}
