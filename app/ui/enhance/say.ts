export function say(place: Element, text: string, look: string): HTMLElement {
  place.querySelector(':scope > [role="alert"]')?.remove();
  const note = document.createElement('div');
  note.className = look;
  note.setAttribute('role', 'alert');
  note.textContent = text;
  place.appendChild(note);
  return note;
}
