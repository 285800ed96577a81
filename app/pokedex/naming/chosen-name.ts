/** The button of a name that a text may mean, as it is sent: `choose`, `members[0].species=ガブリアス`. */
export const choosing = (path: string, name: string) => ({ name: 'choose', value: `${path}=${name}` });

export function readChosenName(form: FormData): { path: string; name: string } | undefined {
  const choice = form.get('choose');
  const [, path, name] = typeof choice === 'string' ? (/^(members\[[^=]+)=(.+)$/.exec(choice) ?? []) : [];
  return path && name ? { path, name } : undefined;
}
