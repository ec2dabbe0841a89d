import type { ReactNode } from 'react'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { AppointmentBlock } from './appointment-block.tsx'

export interface AnswerSectionProps {
  introduction: Introduction
  tone: 'ok' | 'quiet'
  /** Read aloud and print. */
  tools: ReactNode
}

/** The provider's answer. Untrusted text: rendered as text nodes only (T-5.3). */
export function AnswerSection({ introduction, tone, tools }: AnswerSectionProps) {
  const t = useText('introductions')
  const { partnerResponse, partnerContact, partnerInstructions, declineReason, appointment } = introduction
  const bring = introduction.bring ?? []
  const isHidden = !partnerResponse && !partnerContact && !partnerInstructions && !appointment && bring.length === 0
  return (
    <Card as="section" tone={tone} className="grid gap-3" aria-labelledby="introduction-answer">
      <h2 id="introduction-answer">{t('detail.answer')}</h2>
      {declineReason && <p>{t(`reasons.${declineReason}`)}</p>}
      {isHidden && !declineReason && <p>{t('detail.hidden')}</p>}
      {partnerResponse && <p className="introduction-words">{partnerResponse}</p>}
      {appointment && <AppointmentBlock introduction={introduction} appointment={appointment} />}
      {bring.length > 0 && (
        <div>
          <h3>{t('detail.bring')}</h3>
          <ul className="list-disc ps-6">
            {bring.map((thing) => (
              <li key={thing} className="introduction-words">
                {thing}
              </li>
            ))}
          </ul>
        </div>
      )}
      {partnerContact && (
        <div>
          <h3>{t('detail.contact')}</h3>
          <p className="introduction-words">{partnerContact}</p>
        </div>
      )}
      {partnerInstructions && (
        <div>
          <h3>{t('detail.instructions')}</h3>
          <p className="introduction-words">{partnerInstructions}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2" data-print="hide">
        {tools}
      </div>
    </Card>
  )
}

/** Text of an answer, for read aloud. */
export function spokenAnswer(introduction: Introduction, spokenMoment: (at: string) => string): string {
  const { resourceName, partnerResponse, partnerContact, partnerInstructions, appointment, bring = [] } = introduction
  const time = appointment && [spokenMoment(appointment.at), appointment.place].filter(Boolean).join(', ')
  return [resourceName, partnerResponse, time, ...bring, partnerInstructions, partnerContact].filter(Boolean).join('. ')
}
