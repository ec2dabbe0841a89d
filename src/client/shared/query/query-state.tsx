import { type ReactNode, useRef } from 'react'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx'

export interface LoadedQuery<Data> {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface QueryStateProps<Data> extends Omit<LoadFailedProps, 'children' | 'isRetrying' | 'onRetry'> {
  query: LoadedQuery<Data>
  className?: string
  children: (data: Data) => ReactNode
}

/** The loading, failed and loaded states of a query. What is loaded stays on the screen when a later load fails. */
export function QueryState<Data>({ query, className, children, ...failure }: QueryStateProps<Data>) {
  const part = useRef<HTMLDivElement>(null)
  const handleRetry = async () => {
    await query.refetch()
    // The pressed button disappears on success.
    part.current?.focus()
  }
  return (
    <div ref={part} tabIndex={-1} className={className}>
      {query.isError && <LoadFailed {...failure} isRetrying={query.isFetching} onRetry={() => void handleRetry()} />}
      {query.data === undefined ? !query.isError && <LoadingPart /> : children(query.data)}
    </div>
  )
}
