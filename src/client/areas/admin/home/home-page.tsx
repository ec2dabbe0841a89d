import { useText } from '#client/platform/i18n/use-text.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { useAdminHome } from '../health/use-admin-home.ts'
import { HomeView } from './home-view.tsx'

/** /admin: service status, and the queues with waiting items. */
export function HomePage() {
  const t = useText('adminHome')
  const query = useAdminHome()
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>{(home) => <HomeView home={home} />}</PanelState>
    </ReviewQueueFrame>
  )
}
