import { type ReactNode, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface PanelStateProps<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  children: (data: Data) => ReactNode
}

/** A panel's loading, error and loaded states. */
export function PanelState<Data>({ query, children }: PanelStateProps<Data>) {
  const t = useText('adminReviewQueue')
  const panel = useRef<HTMLDivElement>(null)
  const handleRetry = async () => {
    await query.refetch()
    panel.current?.focus()
  }
  return (
    <div ref={panel} tabIndex={-1} className="desk-stack">
      {query.isError && (
        <Notice announce tone="danger" title={t('failed')}>
          <Button size="small" busy={query.isFetching} onClick={() => void handleRetry()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {query.data === undefined ? !query.isError && <LoadingPart /> : children(query.data)}
    </div>
  )
}
