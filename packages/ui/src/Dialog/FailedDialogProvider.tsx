import { type ComponentType, createContext, type ReactNode } from 'react';

export interface FailedDialogProps {
  /** The error that was thrown. */
  error: unknown;
  /** Closes the dialog. */
  onClose: () => void;
  /** Renders the dialog again. */
  onRetry: () => void;
}

/** The app's error dialog; null if there is none. */
export const FailedDialogContext = /* @__PURE__ */ createContext<ComponentType<FailedDialogProps> | null>(
  null,
);

export interface FailedDialogProviderProps {
  /** The app's error dialog; may be lazy. */
  component: ComponentType<FailedDialogProps>;
  /** The app. */
  children: ReactNode;
}

/** Provides the dialog that replaces any dialog whose content throws. */
export function FailedDialogProvider({ component, children }: FailedDialogProviderProps) {
  return <FailedDialogContext value={component}>{children}</FailedDialogContext>;
}
