import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { MyEvent } from '#contracts/community-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { formatEventTime } from '#client/shared/formats/event-time.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PostStatus } from '../post-status.tsx'
import { WithdrawButton } from '../withdraw-button.tsx'
import type { EventBody } from './event-draft.ts'
import { EventForm } from './event-form.tsx'

interface EventSectionProps {
  events: readonly MyEvent[]
  mayAct: boolean
  onAnnounce: (body: EventBody) => Promise<void>
  onWithdraw: (id: string) => Promise<void>
}

export function EventSection({ events, mayAct, onAnnounce, onWithdraw }: EventSectionProps) {
  const t = useText('partnerPosts')
  const [isWriting, setIsWriting] = useState(false)
  const handleSend = async (body: EventBody) => {
    await onAnnounce(body)
    setIsWriting(false)
  }
  if (isWriting)
    return (
      <Card>
        <EventForm onSend={handleSend} onClose={() => setIsWriting(false)} />
      </Card>
    )
  const add = mayAct && (
    <Button variant="primary" icon={<CalendarPlus aria-hidden size={20} />} onClick={() => setIsWriting(true)}>
      {t('events.add')}
    </Button>
  )
  if (events.length === 0) {
    return (
      <EmptyState headingLevel="h3" title={t('events.empty')} action={add}>
        {t('events.emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      {add}
      <ul className="pp-list">
        {events.map((event) => (
          <EventItem key={event.id} event={event} mayAct={mayAct} onWithdraw={() => onWithdraw(event.id)} />
        ))}
      </ul>
    </>
  )
}

interface EventItemProps extends Pick<EventSectionProps, 'mayAct'> {
  event: MyEvent
  onWithdraw: () => Promise<void>
}

function EventItem({ event, mayAct, onWithdraw }: EventItemProps) {
  const t = useText('partnerPosts')
  const community = useText('community')
  const { language } = useLanguage()
  const { words, startsAt, endsAt, county, state, status, reason } = event
  return (
    <Card as="li" className="pl-stack">
      <h3>{words.title}</h3>
      <p>{[community(`event.kinds.${words.kind}`), formatEventTime(startsAt, endsAt, language)].join(' · ')}</p>
      <p>{[words.place, t('place', { county, state })].join(' · ')}</p>
      <p className="pp-text">{words.about}</p>
      <PostStatus status={status} reason={reason} />
      {mayAct && <WithdrawButton status={status} title={words.title} onWithdraw={onWithdraw} />}
    </Card>
  )
}
