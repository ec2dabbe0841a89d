import { Check, CircleX, HandHelping } from 'lucide-react'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface AnswerButtonsProps {
  /** Allowed next states; other answers are not offered. */
  next: readonly IntroductionState[]
  /** Added to each button's label where several introductions have buttons. */
  who?: string
  onChoose: (start: AnswerState) => void
}

const answers = [
  { state: 'accepted', word: 'accept', icon: Check, variant: 'primary' },
  { state: 'needs_you', word: 'need', icon: HandHelping, variant: 'secondary' },
  { state: 'declined', word: 'decline', icon: CircleX, variant: 'secondary' },
] as const

export const isAnswerState = (state: IntroductionState): state is AnswerState =>
  answers.some((answer) => answer.state === state)

export function AnswerButtons({ next, who, onChoose }: AnswerButtonsProps) {
  const t = useText('partnerIntroductions')
  return (
    <div className="pi-buttons">
      {answers
        .filter(({ state }) => next.includes(state))
        .map(({ state, word, icon: Icon, variant }) => {
          const label = t(`respond.${word}`)
          return (
            <Button
              key={state}
              size="small"
              variant={who === undefined ? variant : 'secondary'}
              aria-label={who === undefined ? undefined : t('respond.named', { act: label, who })}
              icon={who === undefined && <Icon size={18} aria-hidden="true" />}
              onClick={() => onChoose(state)}
            >
              {label}
            </Button>
          )
        })}
    </div>
  )
}
