import type { ComponentPropsWithoutRef } from 'react';
import type { DeskAct } from '~/broadcast/desk-act';
import { useActs } from '~/ui/act';
import { useStream } from './streams/use-stream';

interface ActButtonProps extends ComponentPropsWithoutRef<'button'> {
  act: DeskAct;
  values?: Record<string, string | number>;
}

export function ActButton({ act, values = {}, className = 'button', ...rest }: ActButtonProps) {
  const at = useActs<DeskAct>();
  const stream = useStream();
  const all = { ...(stream !== 1 && { stream }), ...values };
  const query = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const to = [at(act), `${query}`].filter(Boolean).join('?');
  return <button type="submit" className={className} formAction={to} {...rest} />;
}
