import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

export type ErrorBoundaryProps = { children: ReactNode };

/** Shows the failed page instead of nothing when a part of the app breaks outside of a data router. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
