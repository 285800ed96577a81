import type { ComponentPropsWithoutRef } from 'react';
import type { DeskAct } from '~/broadcast/desk-act';
import { useActs } from '~/ui/act';
import { useStream } from './streams/use-stream';

interface ActButtonProps extends ComponentPropsWithoutRef<'button'> {
  act: DeskAct;
  /** What the act is told beside the fields of its form. */
  given?: Record<string, string | number>;
}

/** A button that presses an act of the desk: the address says which, so that no other button has the same. */
export function ActButton({ act, given = {}, className = 'button', ...rest }: ActButtonProps) {
  const at = useActs<DeskAct>();
  const stream = useStream();
  const all = { ...(stream !== 1 && { stream }), ...given };
  const query = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const to = [at(act), `${query}`].filter(Boolean).join('?');
  return <button type="submit" className={className} formAction={to} {...rest} />;
}
