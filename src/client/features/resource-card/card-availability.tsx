import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { Availability } from '#domain/partners/availability.ts'
import { sanitizeText } from '#domain/resources/card-facts.ts'

/** What to know before going: the organization's current notice. */
export function CardNews({ availability }: { availability: Availability | undefined }) {
  const t = useText('results')
  const closedText = useClosedText()
  if (!availability) return null
  const lines = [
    sanitizeText(availability.alert),
    availability.closed ? closedText(availability.closed) : null,
    availability.capacity === 'waitlist' ? t('card.care.waitlist') : null,
  ].filter((line) => line !== null)
  if (lines.length === 0) return null
  return (
    <Notice>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </Notice>
  )
}

function useClosedText() {
  const t = useText('results')
  const { language } = useLanguage()
  return ({ from, until, note }: NonNullable<Availability['closed']>): string => {
    const days =
      from === until
        ? t('card.care.closedOn', { date: humanDate(from, language) })
        : t('card.care.closedFrom', { from: humanDate(from, language), until: humanDate(until, language) })
    return [days, sanitizeText(note)].filter(Boolean).join(': ')
  }
}

/** How to apply, and accessibility. */
export function CardHelp({ availability }: { availability: Availability | undefined }) {
  const t = useText('results')
  const howToApply = sanitizeText(availability?.howToApply)
  const accessibility = availability?.accessibility ?? []
  if (!howToApply && accessibility.length === 0) return null
  return (
    <dl className="resource-card-help">
      {howToApply && (
        <div>
          <dt>{t('card.care.howToApply')}</dt>
          <dd className="whitespace-pre-line">
            <bdi>{howToApply}</bdi>
          </dd>
        </div>
      )}
      {accessibility.length > 0 && (
        <div>
          <dt>{t('card.care.access')}</dt>
          <dd>
            <ul>
              {accessibility.map((fact) => (
                <li key={fact}>{t(`card.care.accessibility.${fact}`)}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
