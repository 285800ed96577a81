/** `<div data-forget="key" data-forget-age="5000">` forgets what this device kept there 5 s ago or longer. */
export function forget(root: Document | Element) {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-forget]')) {
    const { forget = '', forgetAge } = dataset;
    try {
      // Ages, since the clocks of the device and of the server may differ.
      const { savedAt } = JSON.parse(localStorage.getItem(forget) ?? '') as { savedAt: number };
      if (Date.now() - savedAt >= Number(forgetAge)) localStorage.removeItem(forget);
    } catch {
      // Nothing is kept there, or the device forbids to look.
    }
  }
}
