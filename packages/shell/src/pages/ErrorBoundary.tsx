import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

export type ErrorBoundaryProps = { children: ReactNode };

/** Shows the failed page instead of nothing when a part of the app breaks outside of a data router. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailedPage error={failure.error} /> : this.props.children;
  }
}
