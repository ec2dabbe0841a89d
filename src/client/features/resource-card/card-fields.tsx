import { Clock, Globe, MapPin } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { listDoubtedFields } from '#domain/resources/card-facts.ts'
import { buildCallLink, buildDirectionsLink, buildWebsiteLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { CardAction } from './card-events.ts'
import { CardField } from './card-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { HoursView } from './use-hours.ts'
import { WebsiteLink } from './website-link.tsx'

interface FieldsProps {
  resource: Resource
  onAct: (action: CardAction) => void
}

interface AddressFieldsProps extends FieldsProps {
  hours: HoursView
}

/** Address, and opening hours when they are known. */
export function AddressFields({ resource, hours, onAct }: AddressFieldsProps) {
  const t = useText('results')
  const isDoubted = listDoubtedFields(resource).has('hours')
  return (
    <dl className="resource-card-fields">
      <AddressField {...{ resource, onAct }} />
      {(hours.now || hours.all || isDoubted) && (
        <CardField label={t('card.hours')} icon={Clock} isDoubted={isDoubted}>
          {hours.now && <HoursNow {...hours} />}
          {hours.all && (
            <p>
              <bdi>{hours.all}</bdi>
            </p>
          )}
        </CardField>
      )}
    </dl>
  )
}

function HoursNow({ tone, now }: HoursView) {
  if (tone === 'old') return <p className="resource-card-doubt">{now}</p>
  return <Badge tone={tone === 'open' ? 'ok' : 'plain'}>{now}</Badge>
}

function AddressField({ resource, onAct }: FieldsProps) {
  const t = useText('results')
  const common = useText('common')
  const directions = buildDirectionsLink(resource)
  const isPrivate = resource.care?.isAddressPrivate === true
  if (!resource.address && !isPrivate) return null
  return (
    <CardField label={t('card.address')} icon={MapPin} isDoubted={listDoubtedFields(resource).has('address')}>
      {resource.address && (
        <p>
          <bdi>{resource.address}</bdi>
        </p>
      )}
      {isPrivate && <p>{t('card.care.callForAddress')}</p>}
      {directions && !isPrivate && (
        <TextLink href={directions} newTabLabel={common('opensInNewTab')} onClick={() => onAct('directions')}>
          {t('card.directions')}
        </TextLink>
      )}
    </CardField>
  )
}

/** Ways to get in touch other than the main button. */
export function ContactFields({ resource, onAct }: FieldsProps) {
  return (
    <dl className="resource-card-fields">
      <PhoneField resource={resource} onAct={onAct} />
      <WebsiteField resource={resource} onAct={onAct} />
    </dl>
  )
}

function WebsiteField({ resource, onAct }: FieldsProps) {
  const t = useText('results')
  if (!resource.website) return null
  const address = buildWebsiteLink(resource)
  const phone = buildCallLink(resource)?.number ?? null
  return (
    <CardField label={t('card.website')} icon={Globe}>
      {address ? (
        <WebsiteLink address={address} phone={phone} onOpen={() => onAct('website')} />
      ) : (
        <bdi>{resource.website}</bdi>
      )}
    </CardField>
  )
}
