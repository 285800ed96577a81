/** `<p data-poll="/readings/ID" data-poll-state="queued">` reloads once `state` differs; polls every 2 to 10 s. */
export function poll(root: Document | Element) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-poll]')) askIn(place, 2000);
}

const askIn = (place: HTMLElement, wait: number) =>
  setTimeout(async () => {
    if (await isChanged(place)) location.reload();
    else askIn(place, Math.min(wait * 1.2, 10_000));
  }, wait);

async function isChanged({ dataset }: HTMLElement) {
  try {
    const answer = await fetch(dataset.poll ?? '', { headers: { Accept: 'application/json' } });
    const { state } = (await answer.json()) as { state?: string };
    return answer.ok && state && state !== dataset.pollState;
  } catch {
    return false;
  }
}
