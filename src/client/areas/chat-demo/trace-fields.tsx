import type { ChatTrace } from '#contracts/chat-trace.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** How the question was understood, and the kind of answer it led to. */
export function TraceFields({ trace }: { trace: ChatTrace }) {
  const t = useText('chatDemo')
  const needs = useText('needs')
  const { intent, slots, crisis } = trace
  const locationText = slots.place ? `${slots.place.county}, ${slots.place.state}` : slots.state
  const values = {
    question: <q lang={trace.language}>{trace.question}</q>,
    hidden: trace.hidden.join(', '),
    language: t(`languages.${trace.language}`),
    crisis: crisis && t(`crises.${crisis.kind}`),
    talk: intent.talk && <code>{intent.talk}</code>,
    topic: intent.topic && <code>{intent.topic}</code>,
    need: slots.need && needs(`${slots.need}.label`),
    place: locationText,
    wantsPlaces: t(slots.wantsPlaces ? 'yes' : 'no'),
    outcome: t(`outcomes.${trace.outcome}`),
    answeredBy: trace.answeredBy === 'template' ? t('template') : trace.answeredBy,
  }
  return (
    <dl className="cd-fields">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`fields.${name as keyof typeof values}`)}</dt>
          <dd>{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  )
}
