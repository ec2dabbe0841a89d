import { Phone } from 'lucide-react'
import type { Location } from '#domain/places/location.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export interface RelatedListingsProps {
  listings: readonly Resource[]
  location: Location
  onResources: () => void
}

/** Listings the person has already found; no search is made. */
export function RelatedListings({ listings, location, onResources }: RelatedListingsProps) {
  const t = useText('gro')
  return (
    <section aria-labelledby="gro-places" className="grid gap-3">
      <h2 id="gro-places">{t('places.title', { county: location.county, state: location.state })}</h2>
      <p className="text-ink-2">{t('places.text')}</p>
      <ul className="grid gap-3">
        {listings.map((listing) => (
          <li key={listing.id} className="gro-place">
            <strong>{listing.name}</strong>
            <CallButton listing={listing} />
          </li>
        ))}
      </ul>
      <Button onClick={onResources} data-print="hide">
        {t('places.all')}
      </Button>
    </section>
  )
}

function CallButton({ listing }: { listing: Resource }) {
  const t = useText('gro')
  const link = buildCallLink(listing)
  if (!link) return null
  const { href, number: phone, extension } = link
  return (
    <Button size="small" href={href} icon={<Phone aria-hidden size={18} />}>
      {extension === null ? t('places.call', { phone }) : t('places.callExtension', { phone, extension })}
    </Button>
  )
}
