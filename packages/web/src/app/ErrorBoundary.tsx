import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of what failed. */
  readonly instead: ReactNode;
  readonly onFailure?: () => void;
}

/** A part that fails to load or to draw takes nothing else down with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
