import { BadgeCheck, ShieldCheck } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ShareButton } from '#client/platform/share/share-button.tsx'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Badge } from '#client/ui/badge/badge.tsx'
import { acceptsRecord, canBeReported } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { formatShareText } from '#domain/resources/share-text.ts'
import { CardHelp } from './card-availability.tsx'
import { AddressFields, ContactFields } from './card-fields.tsx'
import { CardServices } from './card-services.tsx'
import { CardSource } from './card-source.tsx'
import { ConnectPart } from './connect-part.tsx'
import { MoreFacts } from './more-facts.tsx'
import { ReportButton } from './report-button.tsx'
import { useCardSpeech } from './use-card-speech.ts'
import type { ListingView } from './use-listing-view.ts'
import { useDescription } from './use-short-phrase.ts'

interface ListingDetailsProps extends ListingView {
  /** What the card above says already; a description that says no more is not repeated. */
  phrase?: string
}

/** Everything about a listing that its card leaves out. */
export function ListingDetails({ phrase, ...listing }: ListingDetailsProps) {
  const { resource, introduction, from, open, services, onAct, onConnect } = listing
  const fullDescription = useDescription(resource)
  const description = fullDescription === `${phrase}.` ? null : fullDescription
  const speech = useCardSpeech({ resource, from, services, openText: open?.text ?? null })
  return (
    <>
      <Assurances resource={resource} />
      {description && (
        <p className="resource-card-about">
          <bdi>{description}</bdi>
        </p>
      )}
      <ConnectPart {...{ resource, introduction, onConnect }} />
      <AddressFields {...{ resource, open, onAct }} />
      <ContactFields {...{ resource, onAct }} />
      <CardHelp availability={resource.care} />
      <CardServices services={services} />
      <MoreFacts resource={resource} />
      <CardSource resource={resource} />
      <Tools resource={resource} speech={speech} onShared={() => onAct('share')} />
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
              {listing('facts.servesRecord.yes')}
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
  speech: () => string
  onShared: () => void
}

function Tools({ resource, speech, onShared }: ToolsProps) {
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
      <ReadAloudButton text={speech} label={t('card.readAloud')} stopLabel={t('card.stopReading')} />
      <ShareButton
        title={name}
        name={t('share.shareName', { name })}
        text={() => formatShareText(resource, words)}
        onOutcome={(outcome) => outcome === 'canceled' || onShared()}
      >
        {t('share.share')}
      </ShareButton>
      {canBeReported(resource) && <ReportButton resourceId={id} name={name} />}
    </div>
  )
}
