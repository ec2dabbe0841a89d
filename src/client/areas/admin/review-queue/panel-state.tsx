import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { type LoadedQuery, QueryState } from '#client/shared/query/query-state.tsx'

/** The query states of an admin panel. */
export function PanelState<Data>(props: { query: LoadedQuery<Data>; children: (data: Data) => ReactNode }) {
  const t = useText('adminReviewQueue')
  return (
    <QueryState
      {...props}
      className="desk-stack"
      tone="danger"
      title={t('failed')}
      text={null}
      retryLabel={t('tryAgain')}
    />
  )
}
