import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

// Version 1 of control groups, or version 2.
const [root, limit] = existsSync('/sys/fs/cgroup/memory')
  ? ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes']
  : ['/sys/fs/cgroup', 'memory.max'];

/**
 * Lets a process take that much more memory than it has by now; the system kills it if it needs more. Linux, as root.
 * @returns what takes the limit away, once the process has ended
 */
export function limitMemory(pid: number, megabytes: number) {
  const group = `${root}/sixsheet-${pid}`;
  mkdirSync(group);
  writeFileSync(`${group}/${limit}`, String(megabytes * 1024 * 1024));
  // The group does not count memory that the process took before it joined.
  writeFileSync(`${group}/cgroup.procs`, String(pid));
  return () => rmdirSync(group);
}
