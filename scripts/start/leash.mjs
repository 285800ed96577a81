// Leads a command's process group (group.mjs) and kills the group when the parent ends, even by SIGKILL.
import { spawn } from 'node:child_process';

const patience = 5000;
const [command, ...args] = process.argv.slice(2);
const endAll = () => process.kill(-process.pid, 'SIGKILL');

process.on('disconnect', endAll);
process.on('SIGTERM', () => setTimeout(endAll, patience));
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
