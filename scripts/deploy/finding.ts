/** `stop` refuses the deployment; `unknown` is what could not be asked, for want of a login or a network. */
export interface Finding {
  state: 'ok' | 'note' | 'unknown' | 'stop';
  part: string;
  text: string;
}

const marks = { ok: 'ok', note: 'note', unknown: '?', stop: 'STOP' };

export const printFinding = ({ state, part, text }: Finding) =>
  console.log(`${marks[state].padEnd(5)} ${part.padEnd(14)} ${text}`);
