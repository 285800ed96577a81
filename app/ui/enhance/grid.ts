/** `<table data-grid>`: Up and Down move within a column; leaving with unsaved input asks first. */
export function grid(root: Document | Element) {
  for (const table of root.querySelectorAll<HTMLTableElement>('[data-grid]')) {
    const ask = (event: Event) => event.preventDefault();
    table.addEventListener('input', () => addEventListener('beforeunload', ask));
    table.closest('form')?.addEventListener('submit', () => removeEventListener('beforeunload', ask));
    table.addEventListener('keydown', (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const from = event.target;
      if (!step || !(from instanceof HTMLInputElement) || from.type === 'radio') return;
      const column = from.name.split('.', 1)[0];
      const cells = [...table.querySelectorAll<HTMLInputElement>(`input[name^="${column}."]`)];
      const to = cells[cells.indexOf(from) + step];
      event.preventDefault();
      to?.focus();
      to?.select();
    });
  }
}
