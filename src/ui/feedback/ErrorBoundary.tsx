import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  readonly Fallback: ComponentType<{ error: unknown; resetErrorBoundary: () => void }>;
  readonly resetKey?: string;
  readonly children: ReactNode;
};
type State = { readonly error: unknown; readonly failed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ error: null, failed: false });

  override render() {
    const { Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.error} resetErrorBoundary={this.reset} /> : children;
  }
}
