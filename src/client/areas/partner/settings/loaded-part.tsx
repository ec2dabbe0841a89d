import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QueryState } from '#client/shared/query/query-state.tsx'

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** The query states of a part of the settings. */
export function LoadedPart<Data>({ query, children }: LoadedPartProps<Data>) {
  const t = useText('partnerSettings')
  return (
    <QueryState query={query} title={t('notLoaded')} text={failureText(query.error, '') || undefined}>
      {children}
    </QueryState>
  )
}
