import { Component, type ContextType, type ReactNode, Suspense } from 'react';
import { FailedDialogContext } from './FailedDialogProvider';

export interface DialogBoundaryProps {
  /** Called when the user closes the error dialog. */
  onClose: () => void;
  /** Called when the user tries again, such as to restart a form with its input. */
  onRetry?: () => void;
  /** A dialog, or a component that renders one. */
  children: ReactNode;
}

interface DialogBoundaryState {
  failure: { error: unknown } | null;
}

/**
 * Replaces a dialog that throws with the app's error dialog, and keeps the page. Without an error dialog, the page
 * fails.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, DialogBoundaryState> {
  static override contextType = FailedDialogContext;
  declare context: ContextType<typeof FailedDialogContext>;
  override state: DialogBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): DialogBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { onClose, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const FailedDialog = this.context;
    if (!FailedDialog) throw failure.error;
    const retry = () => {
      this.setState({ failure: null });
      onRetry?.();
    };
    // Without the context, so that an error of the error dialog cannot open another one.
    return (
      <FailedDialogContext value={null}>
        <Suspense>
          <FailedDialog error={failure.error} onClose={onClose} onRetry={retry} />
        </Suspense>
      </FailedDialogContext>
    );
  }
}
