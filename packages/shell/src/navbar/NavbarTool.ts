import { createContext, type ReactNode } from 'react';

/** An additional tool of the app in the navbar, before the language switch. */
export const NavbarTool = /* @__PURE__ */ createContext<ReactNode>(null);
