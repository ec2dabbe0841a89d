import type { ReactNode } from 'react'
import type { SentAnswer } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Card } from '#client/ui/card/card.tsx'

/** A sent answer, as the partner sees it. */
export function GivenAnswerCard({ answer }: { answer: SentAnswer }) {
  const t = useText('partnerAnswer')
  const { dayAndTime: moment } = useMoments()
  const { state, message, reason, appointment, bring, contact, instructions, alternatives } = answer
  return (
    <Card tone={state === 'declined' ? 'quiet' : 'ok'} className="pa-stack">
      <p className="pa-quiet">{t('given.title', { date: moment(answer.answeredAt) })}</p>
      <p>
        <strong>{t(`form.choices.${state}`)}</strong>
      </p>
      <p className="pa-words">{message}</p>
      <dl className="pa-facts">
        {reason && <Fact label={t('given.reason')}>{t(`form.reasons.${reason}`)}</Fact>}
        {appointment && (
          <Fact label={t('given.appointment')}>
            {[moment(appointment.at), appointment.place].filter(Boolean).join(', ')}
          </Fact>
        )}
        {bring.length > 0 && <Fact label={t('given.bring')}>{bring.join(', ')}</Fact>}
        {contact && <Fact label={t('given.contact')}>{contact}</Fact>}
        {instructions && <Fact label={t('given.instructions')}>{instructions}</Fact>}
        {alternatives.length > 0 && (
          <Fact label={t('given.others')}>{alternatives.map(({ name }) => name).join(', ')}</Fact>
        )}
      </dl>
    </Card>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="pa-words">{children}</dd>
    </div>
  )
}
