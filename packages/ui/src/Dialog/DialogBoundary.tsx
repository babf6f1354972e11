import { Component, type ComponentType, createContext, type ReactNode, Suspense } from 'react';

export interface FailedDialogProps {
  /** The error that was thrown. */
  error: unknown;
  onClose: () => void;
  /** Renders the dialog again. */
  onRetry: () => void;
}

const FailedDialogContext = createContext<ComponentType<FailedDialogProps> | null>(null);

export interface FailedDialogProviderProps {
  /** The app's dialog that says what happened; may be lazy. */
  component: ComponentType<FailedDialogProps>;
  children: ReactNode;
}

/** Provides the dialog that replaces any dialog whose content throws. */
export function FailedDialogProvider({ component, children }: FailedDialogProviderProps) {
  return <FailedDialogContext value={component}>{children}</FailedDialogContext>;
}

export interface DialogBoundaryProps {
  onClose: () => void;
  /** Called when the user tries again, such as to restart a form with its input. */
  onRetry?: () => void;
  children: ReactNode;
}

interface DialogBoundaryState {
  failure: { error: unknown } | null;
}

/** Replaces a dialog that throws by the app's error dialog, and keeps the page. Without such a dialog the page fails. */
export class DialogBoundary extends Component<DialogBoundaryProps, DialogBoundaryState> {
  override state: DialogBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): DialogBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { onClose, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const retry = () => {
      this.setState({ failure: null });
      onRetry?.();
    };
    return (
      <FailedDialogContext.Consumer>
        {(FailedDialog) => {
          if (!FailedDialog) throw failure.error;
          // Without the context, an error of the error dialog itself cannot show another one.
          return (
            <FailedDialogContext value={null}>
              <Suspense fallback={null}>
                <FailedDialog error={failure.error} onClose={onClose} onRetry={retry} />
              </Suspense>
            </FailedDialogContext>
          );
        }}
      </FailedDialogContext.Consumer>
    );
  }
}
