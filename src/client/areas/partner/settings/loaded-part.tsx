import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotHere } from '../listings/not-here.tsx'

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Renders the loaded data; before that, a loading message or an error with a retry button. */
export function LoadedPart<Data>({ query: { data, error, refetch }, children }: LoadedPartProps<Data>) {
  const t = useText('partnerSettings')
  if (data !== undefined) return children(data)
  if (!error) return <LoadingPart />
  return <NotHere title={t('notLoaded')} text={failureText(error, '') || undefined} onRetry={() => void refetch()} />
}
