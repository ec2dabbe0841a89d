import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { Availability } from '#domain/partners/availability.ts'
import { sanitizeText } from '#domain/resources/card-facts.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import type { ConnectBlock } from './connect-block.ts'

interface ConnectNoteProps {
  id: string
  availability: Availability
  /** Why Connect is disabled; null when it works. */
  block: ConnectBlock | null
  canCall: boolean
}

/** Beside the buttons: why Connect is disabled and until when, or how soon they answer. */
export function ConnectNote({ id, availability, block, canCall }: ConnectNoteProps) {
  const t = useText('results')
  const { language } = useLanguage()
  if (block === null) {
    const days = availability.answersWithinHours === null ? null : Math.ceil(availability.answersWithinHours / 24)
    if (days === null) return null
    const text = days === 1 ? t('card.care.answersInDay') : t('card.care.answersInDays', { days: String(days) })
    return (
      <p id={id} className="resource-card-soft">
        {text}
      </p>
    )
  }
  const reason = sanitizeText(availability.reason)
  return (
    <p id={id} className="resource-card-block">
      {t(`card.care.noConnect.${block}`)}
      {reason && (
        <>
          {' '}
          <bdi>{reason}</bdi>
        </>
      )}
      {availability.until && <> {t('card.care.until', { date: humanDate(availability.until, language) })}</>}
      {canCall && <> {t('card.care.stillCall')}</>}
    </p>
  )
}

/** No partner runs the listing: nobody there would read a request, before or after it was sent (T-3.3). */
export function NotJoinedNote({ isSent }: { isSent: boolean }) {
  const t = useText('results')
  return <p className="resource-card-soft">{t(isSent ? 'card.sentToUs' : 'card.notJoined')}</p>
}
