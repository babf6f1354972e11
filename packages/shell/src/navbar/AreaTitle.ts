import type { TextPair } from '@portal/i18n';
import { createContext } from 'react';

/** The title of the open page of an area; undefined outside of areas. */
export const AreaTitle = /* @__PURE__ */ createContext<TextPair | undefined>(undefined);
