import './resource-card.css'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ShareButton } from '#client/platform/share/share-button.tsx'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Card, type CardProps } from '#client/ui/card/card.tsx'
import type { Point } from '#domain/places/distance.ts'
import { canBeReported, sanitizeResource } from '#domain/resources/card-facts.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { formatShareText } from '#domain/resources/share-text.ts'
import { CardActions } from './card-actions.tsx'
import { CardHelp, CardNews } from './card-availability.tsx'
import { type CardAction, reportInteraction, reportSave } from './card-events.ts'
import { ContactFields, AddressFields } from './card-fields.tsx'
import { CardHead } from './card-head.tsx'
import { CardMore } from './card-more.tsx'
import { CardServices } from './card-services.tsx'
import { CardSource } from './card-source.tsx'
import { CardWarnings } from './card-warnings.tsx'
import { ReportButton } from './report-button.tsx'
import { useCardSpeech } from './use-card-speech.ts'
import { deviceMoment, useOpenText } from './use-open-text.ts'
import { useServiceNames } from './use-service-names.ts'

export interface ResourceCardProps {
  resource: Resource
  /** Position in its list, from 1. */
  position: number
  isSaved: boolean
  introduction: 'none' | 'sent'
  headingLevel?: 2 | 3
  tone?: NonNullable<CardProps['tone']>
  /** Local time at the listing; defaults to the clock of this device. */
  now?: WeekMoment
  /** Where the person is; without it the card shows no miles. */
  from?: Point | null
  /** The list it is in, for usage events. */
  source?: string
  onToggleSave: () => void
  onConnect: () => void
  /** Rendered above the buttons, such as the status of an introduction. */
  children?: ReactNode
}

/** One listing: a summary and how to reach it, with everything else below. */
export function ResourceCard(props: ResourceCardProps) {
  const {
    position,
    isSaved,
    introduction,
    from = null,
    headingLevel = 2,
    tone = 'plain',
    source = 'search_results',
  } = props
  const resource = useMemo(() => sanitizeResource(props.resource), [props.resource])
  const nameId = useId()
  const [deviceNow] = useState(() => deviceMoment(new Date()))
  const open = useOpenText(resource, props.now ?? deviceNow)
  const services = useServiceNames(resource)
  const speech = useCardSpeech({ resource, from, services, openText: open?.text ?? null })
  const handleAct = (action: CardAction) => reportInteraction(action, resource.id, { source, position })
  const handleToggleSave = () => {
    if (!isSaved) reportSave(resource.id)
    props.onToggleSave()
  }
  return (
    <Card as="article" tone={tone} aria-labelledby={nameId} className="resource-card">
      <CardHead {...{ resource, nameId, headingLevel, isSaved }} onToggleSave={handleToggleSave} />
      <CardWarnings resource={resource} />
      <CardNews availability={resource.care} />
      <CardDescription resource={resource} />
      <AddressFields {...{ resource, from, open }} onAct={handleAct} />
      {props.children}
      <CardActions {...{ resource, introduction }} onConnect={props.onConnect} onAct={handleAct} />
      <ContactFields resource={resource} onAct={handleAct} />
      <CardHelp availability={resource.care} />
      <CardServices services={services} />
      <CardSource resource={resource} />
      <CardTools resource={resource} speech={speech} onShared={() => handleAct('share')} />
      <CardMore resource={resource}>
        {canBeReported(resource) && <ReportButton resourceId={resource.id} name={resource.name} />}
      </CardMore>
    </Card>
  )
}

/** A description that only repeats the category says nothing more than the badge and is left out. */
function CardDescription({ resource: { description, category } }: { resource: Resource }) {
  const t = useText('listing')
  if (!description || description === `${t(`categoryLeads.${category}`)}.`) return null
  return (
    <p className="resource-card-about">
      <bdi>{description}</bdi>
    </p>
  )
}

interface CardToolsProps {
  resource: Resource
  speech: () => string
  onShared: () => void
}

function CardTools({ resource, speech, onShared }: CardToolsProps) {
  const t = useText('results')
  const { name } = resource
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
    </div>
  )
}
