import { useEffect, useState } from 'react';

const changed = 'hash-changed';

/** location.hash with its `#`; empty on the server. */
export function useHash(): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const hear = () => setHash(location.hash);
    hear();
    const events = ['popstate', changed];
    for (const event of events) addEventListener(event, hear);
    return () => {
      for (const event of events) removeEventListener(event, hear);
    };
  }, []);
  return hash;
}

const change = (keep: 'pushState' | 'replaceState') => (hash: string) => {
  history[keep](null, '', `#${hash}`);
  dispatchEvent(new Event(changed));
};

export const pushHash = change('pushState');
export const replaceHash = change('replaceState');
