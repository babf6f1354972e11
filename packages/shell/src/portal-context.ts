import { type Context, createContext, useContext } from 'react';

/** Creates a context that `PortalProvider` fills, and its hook, which throws outside a `PortalProvider`. */
export function portalContext<Value>(): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  return [
    context,
    () => {
      const value = useContext(context);
      if (value === null) throw new Error('The portal is missing: put a PortalProvider around the app.');
      return value;
    },
  ];
}
