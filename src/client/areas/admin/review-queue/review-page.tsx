import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { type ReviewQueue, reviewQueues } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { ReviewQueueFrame } from './review-queue-frame.tsx'
import { useWaitingCounts } from './queries.ts'
import { SuggestionsPanel } from './suggestions-panel.tsx'
import { UndoProvider } from './undo-provider.tsx'

// Loaded lazily: each has large dependencies that the others do not need.
const ReportsPanel = lazy(async () => ({ default: (await import('./reports-panel.tsx')).ReportsPanel }))
const PostsPanel = lazy(async () => ({ default: (await import('./posts-panel.tsx')).PostsPanel }))
const OpeningsPanel = lazy(async () => ({ default: (await import('./openings-panel.tsx')).OpeningsPanel }))

const panels: Record<ReviewQueue, () => ReactNode> = {
  claims: () => <ClaimsPanel />,
  changes: () => <ChangesPanel />,
  reports: () => <ReportsPanel />,
  posts: () => <PostsPanel />,
  opportunities: () => <OpeningsPanel />,
  suggestions: () => <SuggestionsPanel />,
}

/** /admin/review: items waiting for review. */
export function ReviewPage() {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  const [params, setParams] = useSearchParams()
  const { data: counts = [] } = useWaitingCounts()
  const formatLabel = (queue: ReviewQueue) => {
    const name = t(`tabs.${queue}`)
    const count = counts.find((entry) => entry.queue === queue)?.waiting ?? 0
    return count === 0 ? name : t('tab', { name, count })
  }
  const items = reviewQueues.map((queue) => ({
    id: queue,
    label: formatLabel(queue),
    panel: <Suspense fallback={<LoadingPart />}>{panels[queue]()}</Suspense>,
  }))
  const tab = reviewQueues.find((queue) => queue === params.get('tab')) ?? 'claims'
  return (
    <ReviewQueueFrame title={t('title')} intro={queueText('intro')}>
      <UndoProvider>
        <Tabs
          label={queueText('tabsLabel')}
          items={items}
          value={tab}
          onChange={(id) => setParams({ tab: id }, { replace: true })}
        />
      </UndoProvider>
    </ReviewQueueFrame>
  )
}
