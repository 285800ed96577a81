/** Ids in a URL are 26 characters; the world's are readable: a name, filled up. */
export const worldId = (name: string) => `${name}${'a'.repeat(Math.max(0, 26 - name.length))}`;

export const ids = {
  group: worldId('moonlight'),
  otherGroup: worldId('harbor'),
  open: worldId('opensv'),
  closedKind: worldId('openchampions'),
  running: worldId('running'),
  ended: worldId('ended'),
  test: worldId('test'),
  haruka: worldId('haruka'),
  kenta: worldId('kenta'),
  runningClosed: worldId('runningclosed'),
  mirai: worldId('mirai'),
  souta: worldId('souta'),
  akari: worldId('akari'),
  akariReading: worldId('akarireading'),
  /** The account whose teams Haruka's are, and that of Kenta, who has none yet. */
  harukaUser: worldId('harukauser'),
  kentaUser: worldId('kentauser'),
};
