/** Puts a note at the end of a place, which is read out at once; the one before goes. */
export function say(place: Element, text: string, look: string): HTMLElement {
  place.querySelector(':scope > [role="alert"]')?.remove();
  const note = document.createElement('div');
  note.className = look;
  note.setAttribute('role', 'alert');
  note.textContent = text;
  place.appendChild(note);
  return note;
}
