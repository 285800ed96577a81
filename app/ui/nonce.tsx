import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext<string | undefined>(undefined);

export function NonceContext({ value, children }: { value: string; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The nonce of this response, for inline scripts; empty in the browser. */
export const useNonce = () => useContext(Context);
