import { canConnect } from '#domain/resources/can-connect.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CallButton } from './call-button.tsx'

interface NextBestProps {
  listings: readonly Resource[]
  onConnect: (listing: Resource) => void
}

/** Alternatives when a listing does not answer or declines. Contacting one asks for consent again. */
export function NextBest({ listings, onConnect }: NextBestProps) {
  const t = useText('saved')
  if (listings.length === 0) return null
  return (
    <div className="saved-next-best">
      <h3>{t(listings.length === 1 ? 'tryThis' : 'tryThese')}</h3>
      <ul className="grid gap-3">
        {listings.map((listing) => (
          <li key={listing.id} className="grid gap-2">
            <strong>{listing.name}</strong>
            <div className="flex flex-wrap gap-2">
              <CallButton listing={listing} />
              {canConnect(listing) && (
                <Button
                  size="small"
                  aria-label={t('connectTo', { name: listing.name })}
                  onClick={() => onConnect(listing)}
                >
                  {t('connect')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
