import { ChevronDown } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { Point } from '#domain/places/distance.ts'
import { listDoubtedFields } from '#domain/resources/card-facts.ts'
import { buildPhoneLinks, buildUncalledLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { mainPhone } from './phone-field.tsx'
import { useDistanceText } from './use-distance-text.ts'
import type { HoursView } from './use-hours.ts'

interface CardLineProps {
  resource: Resource
  from: Point | null
  hours: HoursView
}

/** Where it is, and whether it is open. Hours that people dispute are only shown in the details, with that remark. */
export function CardLine({ resource, from, hours }: CardLineProps) {
  const distance = useDistanceText(resource, from)
  const town = resource.city ?? (distance === null ? resource.address : null)
  const place = [town, distance].filter(Boolean).join(' · ')
  const isDoubted = listDoubtedFields(resource).has('hours')
  const line = isDoubted ? null : (hours.now ?? hours.all)
  return (
    <div className="resource-card-line">
      {place && (
        <p>
          <bdi>{place}</bdi>
        </p>
      )}
      {line && (
        <p className={classNames('resource-card-hours', hours.tone === 'open' && 'resource-card-open')}>
          <bdi>{line}</bdi>
        </p>
      )}
      {!mainPhone(buildPhoneLinks(resource)) && !resource.phone && (
        <NoPhone text={buildUncalledLinks(resource).length > 0 ? 'card.uncalled' : 'card.noPhone'} />
      )}
    </div>
  )
}

/** The number never wraps, nor does a line begin with its period. */
function NoPhone({ text }: { text: 'card.noPhone' | 'card.uncalled' }) {
  const [before, number, after] = useText('results')(text).split(/(2-1-1\.?)/)
  return (
    <p>
      {before}
      <span className="inline-block">{number}</span>
      {after}
    </p>
  )
}

interface DetailsButtonProps {
  name: string
  isOpen: boolean
  /** Id of what it opens. */
  controls: string
  onToggle: () => void
}

/** Its target is the whole summary of the card, so that a tap on the name opens the details too. */
export function DetailsButton({ name, isOpen, controls, onToggle }: DetailsButtonProps) {
  const t = useText('results')
  return (
    <button
      type="button"
      className="resource-card-toggle"
      aria-label={t('card.detailsOf', { name })}
      aria-expanded={isOpen}
      aria-controls={controls}
      data-print="hide"
      onClick={onToggle}
    >
      {t('card.details')}
      <ChevronDown aria-hidden size={18} />
    </button>
  )
}
