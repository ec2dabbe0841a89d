import { useText } from '#client/platform/i18n/use-text.ts'
import type { Point } from '#domain/places/distance.ts'
import { buildCallLink, buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { HoursView } from './use-hours.ts'
import { useDistanceText } from './use-distance-text.ts'
import { useKindLabel } from './use-kind-label.ts'
import { usePhoneText } from './use-phone-text.ts'

interface SpokenCard {
  resource: Resource
  from: Point | null
  services: readonly string[]
  hours: HoursView
}

/** The card's text for read aloud, line by line, in visual order. */
export function useCardSpeech({ resource, from, services, hours }: SpokenCard): () => string {
  const listing = useText('listing')
  const t = useText('results')
  const phoneText = usePhoneText({ isSpoken: true })
  const label = useKindLabel(resource)
  const distance = useDistanceText(resource, from)
  return () => {
    const lines = [
      resource.name,
      label,
      resource.alsoReason && listing(`alsoReasons.${resource.alsoReason}`),
      resource.care?.alert,
      resource.description,
      distance,
      resource.address,
      hours.now,
      hours.all,
      ...buildPhoneLinks(resource).map(phoneText),
      resource.care?.connect && t(`card.care.noConnect.${resource.care.connect}`),
      resource.care?.connect && resource.care.reason,
      services.length > 0 && `${t('card.services')}: ${services.join(', ')}`,
      resource.isUnchecked ? listing('foundOnWeb') : listing(buildCallLink(resource) ? 'callFirst' : 'mayChange'),
    ]
    return lines.filter(Boolean).join('\n')
  }
}
