import { Plus, X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { OtherListing } from './response-values.ts'

interface ListingLinesProps {
  listings: readonly OtherListing[]
  action: 'add' | 'remove'
  onAct: (listing: OtherListing) => void
}

export function ListingLines({ listings, action, onAct }: ListingLinesProps) {
  const t = useText('partnerAnswer')
  if (listings.length === 0) return null
  const Icon = action === 'add' ? Plus : X
  return (
    <ul className="pa-places">
      {listings.map((listing) => (
        <li key={listing.id}>
          <span>
            <strong>{listing.name}</strong>
            {listing.city && <span className="pa-quiet">{listing.city}</span>}
          </span>
          <Button
            size="small"
            icon={<Icon aria-hidden size={18} />}
            aria-label={t(`form.${action}Name`, { name: listing.name })}
            onClick={() => onAct(listing)}
          >
            {t(`form.${action}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
