import { createContext, type ReactNode, useContext } from 'react';

/** Labels of the buttons that components have by themselves. */
export type StandardLabels = Record<'close' | 'cancel' | 'retry', ReactNode>;

/** The labels in the language of the page; without a provider the buttons have no text. */
export const StandardLabelsContext = /* @__PURE__ */ createContext<Partial<StandardLabels>>({});

/** Returns the labels of the buttons that components have by themselves. */
export const useStandardLabels = () => useContext(StandardLabelsContext);
