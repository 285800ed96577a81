import { text } from 'node:stream/consumers';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Reports running tasks with their durations: on a terminal in one updating line, elsewhere in a line at start and end. */
export function makeProgress(out = process.stdout) {
  const running = new Map();
  let timer;
  let isOver = false;
  const erase = () => out.isTTY && out.write('\r\x1b[K');
  const draw = () => {
    if (isOver) return;
    erase();
    const line = [...running].map(([what, since]) => `${what}… ${seconds(since)}`).join('   ');
    if (out.isTTY) out.write(line.slice(0, (out.columns || 80) - 1));
  };
  function say(line) {
    if (isOver) return;
    erase();
    out.write(`${line}\n`);
    if (running.size) draw();
  }

  /** Shows a task while `work` is pending. @returns its result */
  async function during(what, work) {
    const since = Date.now();
    running.set(what, since);
    if (out.isTTY) timer ??= setInterval(draw, 200);
    else say(`${what}…`);
    try {
      const result = await work;
      running.delete(what);
      say(`${what}: ${seconds(since)}`);
      return result;
    } finally {
      running.delete(what);
      if (!running.size) {
        clearInterval(timer);
        timer = undefined;
        erase();
      }
    }
  }

  function end() {
    clearInterval(timer);
    erase();
    isOver = true;
  }

  return { say, during, end };
}

/** Waits for a group to end. @throws an Error with its output if it failed */
export async function finished(what, group) {
  const [out, errors, code] = await Promise.all([text(group.stdout), text(group.stderr), group.ended]);
  if (code !== 0) throw new Error(`${what} failed.\n${out}${errors}`.trimEnd());
}
