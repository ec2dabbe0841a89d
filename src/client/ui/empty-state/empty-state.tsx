import type { ReactNode } from 'react'

export interface EmptyStateProps {
  illustration?: ReactNode
  title: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3'
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ illustration, title, headingLevel: Heading = 'h2', action, children }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      {illustration}
      <Heading>{title}</Heading>
      {children && <div className="ui-empty-text">{children}</div>}
      {action}
    </div>
  )
}
