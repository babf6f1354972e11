import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface StandardLabelProps {
  /** What the button does. */
  k: 'close' | 'cancel' | 'retry';
}

const StandardLabelContext = /* @__PURE__ */ createContext<ComponentType<StandardLabelProps>>(({ k }) => k);

export interface StandardLabelsProviderProps {
  /** Renders a label in the user's languages. */
  label: ComponentType<StandardLabelProps>;
  /** The app. */
  children: ReactNode;
}

/**
 * Provides the labels of the buttons that components render themselves, such as the close button of a dialog. Without
 * it, they are `close`, `cancel` and `retry`.
 */
export function StandardLabelsProvider({ label, children }: StandardLabelsProviderProps) {
  return <StandardLabelContext value={label}>{children}</StandardLabelContext>;
}

/** The label of a button that a component renders itself. */
export function StandardLabel(props: StandardLabelProps) {
  const Label = useContext(StandardLabelContext);
  return <Label {...props} />;
}
