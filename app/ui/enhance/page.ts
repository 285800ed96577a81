const parser = new DOMParser();

export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');

/** @throws when the network fails, or the answer is no page */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return parsePage(await answer.text());
}
