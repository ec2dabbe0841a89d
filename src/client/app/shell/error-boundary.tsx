import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportClientError } from '#client/platform/errors/report-client-error.ts'
import { FailurePage } from './failure-page.tsx'

interface ErrorBoundaryProps {
  /** A change of this value, such as another address or screen, makes the page render again. */
  resetKey?: string
  /** For an optional part: rendered instead of the error page. */
  fallback?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: string | undefined
}

/** An error in one page must not affect the others: it is reported, and the user can try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    void reportClientError(error, info.componentStack ?? undefined)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <FailurePage onRetry={() => this.setState({ hasFailed: false })} />
  }
}
