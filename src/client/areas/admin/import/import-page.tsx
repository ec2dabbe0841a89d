import { useSearchParams } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { BatchPanel } from './batch/batch-panel.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { NewImport } from './new-import.tsx'

const isId = (text: string | null) => text !== null && /^[0-9a-f-]{36}$/.test(text)

/** /bulk-add-organizations: imports a list in steps. The open import is in the address. */
export function ImportPage() {
  const t = useText('adminImport')
  const [params, setParams] = useSearchParams()
  const [id, sameAs] = [params.get('import'), params.get('same')]
  const open = (next: string, same: string | null = null) => setParams({ import: next, ...(same && { same }) })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      {id && isId(id) ? (
        <BatchPanel key={id} id={id} sameAs={isId(sameAs) ? sameAs : null} onOpen={open} onNew={() => setParams({})} />
      ) : (
        <>
          <NewImport onStarted={open} />
          <HistoryPanel onOpen={open} />
        </>
      )}
    </ReviewQueueFrame>
  )
}
