import { createContext, type ReactNode } from 'react';

/** What an app adds to the tools of its navbar, before the languages; nothing unless told. */
export const NavbarTool = /* @__PURE__ */ createContext<ReactNode>(null);
