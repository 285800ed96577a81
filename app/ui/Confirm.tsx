import type { ReactNode } from 'react';
import { readFormData } from '~/http/request-body';

interface Props {
  title: string;
  children: ReactNode;
  button?: string;
  cancel: string;
  back: string;
  hidden?: Record<string, string>;
}

/** Whether the confirm button was pressed; an empty POST changes nothing. */
export const isConfirmed = async (request: Request) => (await readFormData(request)).get('sure') === 'yes';

export function Confirm({ title, children, button, cancel, back, hidden = {} }: Props) {
  return (
    <section className="card narrow">
      <h1>{title}</h1>
      {children}
      <form method="post" className="row">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {button && (
          <button className="button danger" type="submit" name="sure" value="yes">
            {button}
          </button>
        )}
        <a className="button quiet" href={back}>
          {cancel}
        </a>
      </form>
    </section>
  );
}
