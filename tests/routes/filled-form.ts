const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** What a browser would send of the form that holds a control of this name: its fields as they are filled in. */
export function filledForm(html: string, holding: string): Map<string, string[]> {
  const forms = html.split('<form').slice(1);
  const form = forms
    .map((each) => each.split('</form>', 1)[0] ?? '')
    .find((each) => each.includes(`name="${holding}"`));
  const fields = new Map<string, string[]>();
  const add = (name: string | undefined, value: string) =>
    name !== undefined && fields.set(name, [...(fields.get(name) ?? []), value]);
  const controls = /<input[^>]*>|<select[^>]*>[\s\S]*?<\/select>|<textarea[^>]*>[\s\S]*?<\/textarea>/g;
  for (const [control] of (form ?? '').matchAll(controls)) {
    const tag = control.slice(0, control.indexOf('>') + 1);
    const name = attribute(tag, 'name');
    if (/ type="(?:checkbox|radio)"/.test(tag) && !/ checked/.test(tag)) continue;
    if (control.startsWith('<input'))
      add(name, attribute(tag, 'value') ?? (/ type="checkbox"/.test(tag) ? 'on' : ''));
    else if (control.startsWith('<textarea'))
      add(name, unescaped(control.slice(tag.length, -'</textarea>'.length)).replace(/^\n/, ''));
    else {
      const options = [...control.matchAll(/<option[^>]*>/g)].map(([option]) => option);
      add(
        name,
        attribute(options.find((option) => / selected/.test(option)) ?? options[0] ?? '', 'value') ?? '',
      );
    }
  }
  return fields;
}

/** The same as a request's body, with some fields typed anew. */
export function bodyOf(fields: ReadonlyMap<string, string[]>, typed: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, values] of fields)
    if (!(name in typed)) for (const value of values) body.append(name, value);
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return body;
}
