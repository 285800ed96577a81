/** Ids in a URL are 26 characters; the world's are readable: a name, filled up. */
export const worldId = (name: string) => `${name}${'a'.repeat(Math.max(0, 26 - name.length))}`;
