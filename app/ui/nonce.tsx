import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext<string | undefined>(undefined);

export function NonceContext({ value, children }: { value: string; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** This response's nonce for inline scripts; undefined in the browser. */
export const useNonce = () => useContext(Context);
