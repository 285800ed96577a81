/** Typing a time selects it, and choosing a duration clears it. */
export function syncCountdownFields(root: Document) {
  const control = (name: string) => root.querySelector<HTMLInputElement>(`#draft [name="${name}"]`);
  root.addEventListener('input', ({ target }) => {
    const [choice, time] = [control('countdown'), control('countdownAt')];
    if (!choice || !time) return;
    if (target === time && time.value) choice.value = 'at';
    else if (target === choice && choice.value !== 'at') time.value = '';
  });
}
