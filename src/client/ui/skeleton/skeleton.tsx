import { classNames } from '../class-names.ts'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle'
  /** How many lines of text; only for the text shape. */
  lines?: number
  className?: string
}

/** A placeholder for loading content. Not announced: announce loading once, with a Spinner label or a status. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text') {
    return <span aria-hidden="true" className={classNames('ui-skeleton', `ui-skeleton-${shape}`, className)} />
  }
  return (
    <span aria-hidden="true" className={classNames('ui-skeleton-lines', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="ui-skeleton" />
      ))}
    </span>
  )
}
