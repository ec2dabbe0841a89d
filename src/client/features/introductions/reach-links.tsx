import { MapPin, Phone } from 'lucide-react'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { buildCallLink, buildDirectionsLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** Calling is always possible: uses the listing's number, else the one on file when the introduction was sent. */
export function ReachLinks({ introduction, listing }: { introduction: Introduction; listing: Resource | null }) {
  const t = useText('introductions')
  const common = useText('common')
  const call = (listing && buildCallLink(listing)) ?? buildCallLink({ phone: introduction.resourceContact })
  const directions = listing && buildDirectionsLink(listing)
  return (
    <div className="flex flex-wrap gap-2">
      <Button href={call?.href ?? 'tel:211'} variant="primary" icon={<Phone size={18} aria-hidden="true" />}>
        {call ? t('detail.call', { phone: call.number }) : common('call211')}
      </Button>
      {directions && (
        <Button
          href={directions}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<MapPin size={18} aria-hidden="true" />}
        >
          {t('detail.directions')}
          <span className="sr-only"> {common('opensInNewTab')}</span>
        </Button>
      )}
    </div>
  )
}
