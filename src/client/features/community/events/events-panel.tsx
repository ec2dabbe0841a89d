import { CalendarPlus, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import type { PublicEvent } from '#domain/community/post.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { listEvents } from '#contracts/community.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ShareButton } from '#client/platform/share/share-button.tsx'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { formatEventTime } from '#client/shared/formats/event-time.ts'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { EmptyList } from '../empty-list.tsx'
import { ListFrame } from '../list-frame.tsx'
import { toLocationQuery } from '../own-location.ts'
import { PostReportButton } from '../report/post-report-button.tsx'
import { useLocationText } from '../use-location-text.ts'
import { usePages } from '../use-pages.ts'

interface EventsPanelProps {
  location: ChosenLocation
  onAllLocations: () => void
}

export function EventsPanel({ location, onAllLocations }: EventsPanelProps) {
  const { list, retry, showMore } = usePages(async (page, signal) => {
    const found = await callApi(listEvents, { query: { ...toLocationQuery(location), page: String(page) } }, { signal })
    return { ...found, items: found.events }
  })
  return (
    <ListFrame
      list={list}
      onRetry={retry}
      onMore={showMore}
      renderItem={(event) => <EventCard event={event} />}
      empty={<EmptyList tab="events" onAllLocations={location.state ? onAllLocations : undefined} />}
    />
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** An event with everything needed to get there. */
export function EventCard({ event }: { event: PublicEvent }) {
  const t = useText('community')
  const common = useText('common')
  const { language } = useLanguage()
  const titleId = useId()
  const facts = useEventFacts(event)
  const lines = [event.title, ...facts.map(({ label, text }) => `${label}: ${text}`), event.about]
  const lang = event.language === language ? undefined : event.language
  return (
    <Card as="article" aria-labelledby={titleId} className="community-card">
      <header className="community-head">
        <h3 id={titleId} lang={lang}>
          {event.title}
        </h3>
        <p className="community-meta">
          <Badge tone={event.kind === 'hiring' ? 'sun' : 'brand'}>{t(`event.kinds.${event.kind}`)}</Badge>
          <span>{t('event.by', { organization: event.organization })}</span>
        </p>
      </header>
      <dl className="community-facts">
        {facts.map(({ label, text, isTheirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={isTheirs ? lang : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="community-text" lang={lang}>
        {event.about}
      </p>
      {event.url && (
        <p>
          <TextLink href={event.url} newTabLabel={common('opensInNewTab')}>
            {t('event.website')}
          </TextLink>
        </p>
      )}
      <EventTools event={event} lines={lines} />
    </Card>
  )
}

/** Time, address, bus and what to bring; `isTheirs` marks text written by the organization. */
function useEventFacts({ startsAt, endsAt, place, bus, bring, state, county }: PublicEvent) {
  const t = useText('community')
  const { language } = useLanguage()
  const [now] = useState(Date.now)
  const near = useLocationText()({ state, county })
  const day = eventDay(startsAt, now)
  const time = formatEventTime(startsAt, endsAt, language)
  const facts = [
    { label: t('event.when'), text: day ? t(`event.${day}`, { time }) : time, isTheirs: false },
    { label: t('event.where'), text: near ? `${place} (${near})` : place, isTheirs: true },
  ]
  if (bus) facts.push({ label: t('event.bus'), text: bus, isTheirs: true })
  if (bring) facts.push({ label: t('event.bring'), text: bring, isTheirs: true })
  return facts
}

function EventTools({ event, lines }: { event: PublicEvent; lines: readonly string[] }) {
  const t = useText('community')
  const { language } = useLanguage()
  const { id, title } = event
  const phone = event.phone === null ? null : buildCallLink({ phone: event.phone })
  const words = () => [...lines, event.phone && t('event.call', { phone: event.phone })].filter(Boolean).join('\n')
  return (
    <div className="community-tools" data-print="hide">
      {phone && (
        <Button size="small" variant="primary" href={phone.href} icon={<Phone aria-hidden size={18} />}>
          {t('event.call', { phone: phone.number })}
        </Button>
      )}
      <Button
        size="small"
        href={`/api/community/events/${id}/calendar`}
        download
        aria-label={t('event.calendarNamed', { title })}
        icon={<CalendarPlus aria-hidden size={18} />}
      >
        {t('event.calendar')}
      </Button>
      <ShareButton title={title} name={t('event.shareNamed', { title })} text={words}>
        {t('event.share')}
      </ShareButton>
      {event.language === language && (
        <ReadAloudButton text={words} label={t('card.readAloud')} stopLabel={t('card.stopReading')} />
      )}
      <PostReportButton postId={id} />
    </div>
  )
}

/** Compares calendar days, not 24-hour periods. */
function eventDay(startsAt: string, now: number): 'today' | 'tomorrow' | null {
  const days = Math.round((midnight(Date.parse(startsAt)) - midnight(now)) / dayMs)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : null
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
