/** What a page shows of itself, without what its island is drawn from. */
export const mainOf = async (response: Response) =>
  (/<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '').replace(
    /<script type="application\/json"[\s\S]*?<\/script>/g,
    '',
  );
