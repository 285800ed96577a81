/** `<div data-forget="key" data-forget-age="5000">` removes what was stored 5 s ago or longer. */
export function forget(root: Document | Element) {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-forget]')) {
    const { forget = '', forgetAge } = dataset;
    try {
      // Ages, since the device's and the server's clocks may differ.
      const { savedAt } = JSON.parse(localStorage.getItem(forget) ?? '') as { savedAt: number };
      if (Date.now() - savedAt >= Number(forgetAge)) localStorage.removeItem(forget);
    } catch {
      // Missing or forbidden.
    }
  }
}
