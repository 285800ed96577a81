export const choosing = (path: string, name: string) => ({ name: 'choose', value: `${path}=${name}` });

export const keeping = (path: string, name: string) => ({ name: 'keep', value: `${path}=${name}` });

export interface NameAnswer {
  path: string;
  name: string;
}

export const readChosenName = (form: FormData) => readAnswer(form.get('choose'));
export const readKeptName = (form: FormData) => readAnswer(form.get('keep'));

function readAnswer(choice: FormDataEntryValue | null): NameAnswer | undefined {
  const [, path, name] = typeof choice === 'string' ? (/^(members\[[^=]+)=(.+)$/.exec(choice) ?? []) : [];
  return path && name ? { path, name } : undefined;
}
