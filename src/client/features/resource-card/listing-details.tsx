import { BadgeCheck, ShieldCheck, Flag } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ShareButton } from '#client/platform/share/share-button.tsx'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { acceptsRecord, canBeReported } from '#domain/resources/card-facts.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { getCurrentHours } from '#domain/resources/listing-hours.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { formatShareText } from '#domain/resources/share-text.ts'
import { CardHelp } from './card-availability.tsx'
import { AddressFields, ContactFields } from './card-fields.tsx'
import { ConnectPart } from './connect-part.tsx'
import type { ListingReportProps } from './listing-report.tsx'
import { MoreFacts } from './more-facts.tsx'
import { useCardSpeech } from './use-card-speech.ts'
import type { ListingView } from './use-listing-view.ts'
import { useDescription } from './use-short-phrase.ts'

/** Number of services shown at first. */
const shortList = 3

interface ListingDetailsProps extends ListingView {
  /** What the card above says already; a description that says no more is not repeated. */
  phrase?: string
}

/** Everything about a listing that its card leaves out. */
export function ListingDetails({ phrase, ...listing }: ListingDetailsProps) {
  const { resource, introduction, from, now, hours, services, onAct, onConnect } = listing
  const fullDescription = useDescription(resource)
  const description = fullDescription === `${phrase}.` ? null : fullDescription
  const speech = useCardSpeech({ resource, from, services, hours })
  return (
    <>
      <Assurances resource={resource} />
      {description && (
        <p className="resource-card-about">
          <bdi>{description}</bdi>
        </p>
      )}
      <ConnectPart {...{ resource, introduction, onConnect }} />
      <AddressFields {...{ resource, hours, onAct }} />
      <ContactFields {...{ resource, onAct }} />
      <CardHelp availability={resource.care} />
      <CardServices services={services} />
      <MoreFacts resource={resource} isOld={hours.tone === 'old'} />
      <CardSource resource={resource} />
      <Tools resource={resource} now={now} speech={speech} onShared={() => onAct('share')} />
    </>
  )
}

/** Who runs it, and what is certain about it. */
function Assurances({ resource }: { resource: Resource }) {
  const t = useText('results')
  const listing = useText('listing')
  const { name, organization, care } = resource
  const servesRecord = acceptsRecord(resource)
  return (
    <>
      {organization && organization !== name && (
        <p className="resource-card-soft">
          <bdi>{organization}</bdi>
        </p>
      )}
      {(servesRecord || care?.isConfirmed) && (
        <div className="resource-card-badges">
          {servesRecord && (
            <Badge tone="ok" icon={<BadgeCheck aria-hidden />}>
              {listing('helpsRecord')}
            </Badge>
          )}
          {care?.isConfirmed && (
            <Badge tone="ok" icon={<ShieldCheck aria-hidden />}>
              {t('card.care.confirmed')}
            </Badge>
          )}
        </div>
      )}
    </>
  )
}

interface ToolsProps {
  resource: Resource
  now: number
  speech: () => string
  onShared: () => void
}

function Tools({ resource, now, speech, onShared }: ToolsProps) {
  const t = useText('results')
  const { id, name } = resource
  const words = {
    // The placeholder is filled in later, so the braces must be kept.
    phone: t('share.phone', { phone: '{phone}' }),
    phoneWithExtension: t('share.phoneWithExtension', { phone: '{phone}', extension: '{extension}' }),
    hours: t('share.hours', { hours: '{hours}' }),
    callFirst: t('share.callFirst'),
  }
  return (
    <div className="resource-card-tools" data-print="hide">
      <ReadAloudButton text={speech} label={t('card.readAloud')} stopLabel={t('card.stopReading')} about={name} />
      <ShareButton
        title={name}
        name={t('share.shareName', { name })}
        text={() => formatShareText(resource, words, getCurrentHours(resource, now))}
        onOutcome={(outcome) => outcome === 'canceled' || onShared()}
      >
        {t('share.share')}
      </ShareButton>
      {canBeReported(resource) && <ReportButton resourceId={id} name={name} />}
    </div>
  )
}

function CardServices({ services }: { services: readonly string[] }) {
  const t = useText('results')
  const [isLong, setIsLong] = useState(false)
  if (services.length === 0) return null
  const hidden = services.length - shortList
  const visibleServices = isLong ? services : services.slice(0, shortList)
  return (
    <dl>
      <dt>
        <VisuallyHidden>{t('card.services')}</VisuallyHidden>
      </dt>
      <dd>
        <ul className="resource-card-badges">
          {visibleServices.map((service) => (
            <li key={service}>
              <Badge tone="plain">
                <bdi>{service}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="quiet" size="small" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? t('card.fewerServices') : t('card.moreServices', { count: hidden })}
          </Button>
        )}
      </dd>
    </dl>
  )
}

/** Source and date of the information, and advice to call before paying for a trip. */
function CardSource({ resource }: { resource: Resource }) {
  const t = useText('listing')
  const { language } = useLanguage()
  const { source, asOf, reasons } = resource
  const date = asOf ? humanDate(asOf, language) : null
  const isOld = date !== null && reasons?.includes('old_information')
  const canCall = buildCallLink(resource) !== null
  const publisher = source?.publisher
  return (
    <p className="resource-card-source">
      {publisher && (
        <>
          <bdi>{date ? t('listedBy', { publisher, date }) : t('listedByOnly', { publisher })}</bdi>
          <br />
        </>
      )}
      {isOld ? t(canCall ? 'oldInformation' : 'oldWithoutPhone', { date }) : t(canCall ? 'callFirst' : 'mayChange')}
    </p>
  )
}

export function ReportButton({ resourceId, name }: Omit<ListingReportProps, 'onClose'>) {
  const t = useText('results')
  return (
    <LazyDialogButton
      label={t('report.open')}
      icon={<Flag aria-hidden size={18} />}
      load={async () => (await import('./listing-report.tsx')).ListingReport}
      renderDialog={(ListingReport, onClose) => <ListingReport resourceId={resourceId} name={name} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}
