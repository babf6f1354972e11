import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

export type ErrorBoundaryProps = { children: ReactNode };

/** Shows the error page when rendering fails outside a data router. */
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
