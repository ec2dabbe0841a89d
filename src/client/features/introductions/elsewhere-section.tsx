import { Phone, Search, Send } from 'lucide-react'
import { canConnect } from '#domain/resources/can-connect.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

export interface ElsewhereSectionProps {
  listings: readonly Resource[]
  /** The provider who declined suggested them. */
  isNamed?: boolean
  onAsk: (listing: Resource) => void
  onFind: () => void
}

/** Indexed by the number of listings. */
const titles = ['actions.sendElsewhere', 'elsewhere.titleOne'] as const
const namedTitles = ['actions.sendElsewhere', 'elsewhere.namedOne'] as const

/** The next best listings: call them, or send the same request after a new consent where somebody could answer. */
export function ElsewhereSection({ listings, isNamed = false, onAsk, onFind }: ElsewhereSectionProps) {
  const t = useText('introductions')
  const common = useText('common')
  const title = isNamed
    ? t(namedTitles[listings.length] ?? 'elsewhere.named')
    : t(titles[listings.length] ?? 'elsewhere.title')
  const offer = t(isNamed ? 'elsewhere.namedText' : 'elsewhere.text')
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <p className="text-ink-2">{listings.length === 0 ? t('elsewhere.none') : offer}</p>
      {listings.length > 0 && (
        <ul className="grid gap-3">
          {listings.map((listing) => (
            <Alternative key={listing.id} listing={listing} onAsk={() => onAsk(listing)} />
          ))}
        </ul>
      )}
      {listings.length === 0 && (
        <div className="flex flex-wrap gap-2" data-print="hide">
          <Button icon={<Search size={18} aria-hidden="true" />} onClick={onFind}>
            {t('list.find')}
          </Button>
          <Button href="tel:211" icon={<Phone size={18} aria-hidden="true" />}>
            {common('call211')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Alternative({ listing, onAsk }: { listing: Resource; onAsk: () => void }) {
  const t = useText('introductions')
  const call = buildCallLink(listing)
  return (
    <Card as="li" className="grid gap-2">
      <h3>{listing.name}</h3>
      {listing.address && <p className="text-ink-2">{listing.address}</p>}
      <div className="flex flex-wrap gap-2">
        {call && (
          <Button size="small" href={call.href} icon={<Phone size={18} aria-hidden="true" />}>
            {t('detail.call', { phone: call.number })}
          </Button>
        )}
        {canConnect(listing) && (
          <Button size="small" icon={<Send size={18} aria-hidden="true" />} onClick={onAsk}>
            {t('elsewhere.send', { name: listing.name })}
          </Button>
        )}
      </div>
    </Card>
  )
}
