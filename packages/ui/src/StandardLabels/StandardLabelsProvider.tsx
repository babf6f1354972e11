import { createContext, type ReactNode, useContext } from 'react';

/** Labels of the buttons that components have by themselves. */
export type StandardLabels = Record<'close' | 'cancel' | 'retry', ReactNode>;

const StandardLabelsContext = /* @__PURE__ */ createContext<Partial<StandardLabels>>({});

export interface StandardLabelsProviderProps {
  /** The labels in the user's languages. */
  labels: StandardLabels;
  /** The app. */
  children: ReactNode;
}

/** Provides the labels of the buttons that components have by themselves, such as the close button of a dialog. */
export function StandardLabelsProvider({ labels, children }: StandardLabelsProviderProps) {
  return <StandardLabelsContext value={labels}>{children}</StandardLabelsContext>;
}

/** Returns the labels of the buttons that components have by themselves. */
export const useStandardLabels = () => useContext(StandardLabelsContext);
