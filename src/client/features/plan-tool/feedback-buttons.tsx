import { Check, CircleSlash, RotateCcw } from 'lucide-react'
import type { StepFeedback } from '#domain/action-plan/stored-plan.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

const choices = [
  { feedback: 'done', text: 'steps.done', Icon: Check },
  { feedback: 'not-for-me', text: 'steps.notForMe', Icon: CircleSlash },
  { feedback: 'did-not-work', text: 'steps.didNotWork', Icon: RotateCcw },
] as const satisfies readonly { feedback: StepFeedback; text: string; Icon: unknown }[]

interface FeedbackButtonsProps {
  title: string
  feedback: StepFeedback | undefined
  /** Null: pressed again, so it is taken back. */
  onFeedback: (feedback: StepFeedback | null) => void
}

export function FeedbackButtons({ title, feedback, onFeedback }: FeedbackButtonsProps) {
  const t = useText('planTool')
  const { language } = useLanguage()
  return (
    <div role="group" lang={language} aria-label={t('steps.feedback')} className="plan-feedback">
      {choices.map(({ feedback: choice, text, Icon }) => {
        const isOn = choice === feedback
        return (
          <Button
            key={choice}
            size="small"
            aria-pressed={isOn}
            aria-label={t('steps.named', { action: t(text), about: title })}
            icon={<Icon aria-hidden size={18} />}
            onClick={() => onFeedback(isOn ? null : choice)}
          >
            {t(text)}
          </Button>
        )
      })}
    </div>
  )
}
