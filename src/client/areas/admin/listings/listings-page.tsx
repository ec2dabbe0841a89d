import { useSearchParams } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ListingEditor } from '../review-queue/editor/listing-editor.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { UndoProvider } from '../review-queue/undo-provider.tsx'
import { useMayChange } from '../review-queue/use-may-change.ts'
import { AddListing } from './add-listing.tsx'
import { DraftsPanel } from './drafts-panel.tsx'

/** /admin/listings: imported drafts, and adding one listing by hand. The address says what is open. */
export function ListingsPage() {
  const t = useText('adminListings')
  const [params, setParams] = useSearchParams()
  const mayChange = useMayChange()
  const listing = params.get('listing')
  const isAdding = mayChange && params.has('new')
  const change = (key: 'listing' | 'new', value: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('new')
      if (value === null) next.delete(key)
      else next.set(key, value)
      return next
    })
  const openListing = (id: string) => change('listing', id)
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <UndoProvider>
        {listing ? (
          <ListingEditor key={listing} id={listing} backLabel={t('back')} onClose={() => change('listing', null)} />
        ) : isAdding ? (
          <AddListing onClose={() => change('new', null)} />
        ) : (
          <div className="desk-stack">
            {mayChange && (
              <div>
                <Button onClick={() => change('new', '1')}>{t('add')}</Button>
              </div>
            )}
            <DraftsPanel onOpen={openListing} />
          </div>
        )}
      </UndoProvider>
    </ReviewQueueFrame>
  )
}
