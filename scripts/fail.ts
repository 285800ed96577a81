/** Prints why, and ends the script. */
export function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
