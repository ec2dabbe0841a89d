import { Star } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

export interface Feedback {
  rating: number
  text: string
}

export interface FeedbackFormProps {
  /** Resolves to whether it was sent; the typed text stays until it was. */
  onFeedback: (feedback: Feedback) => Promise<boolean>
}

const stars = [1, 2, 3, 4, 5] as const
const longestText = 2000

export function FeedbackForm({ onFeedback }: FeedbackFormProps) {
  const t = useText('planPage')
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (rating === 0 || isSending) return
    setIsSending(true)
    const isSent = await onFeedback({ rating, text })
    setIsSending(false)
    if (!isSent) return
    setRating(0)
    setText('')
  }
  return (
    <form className="tasks-card" aria-labelledby="plan-feedback" onSubmit={(event) => void handleSubmit(event)}>
      <h2 id="plan-feedback">{t('feedback.title')}</h2>
      <Stars rating={rating} onRate={setRating} />
      <TextAreaField
        label={t('feedback.text')}
        hint={t('feedback.hint')}
        value={text}
        maxLength={longestText}
        rows={2}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" wide disabled={rating === 0} busy={isSending}>
        {t('feedback.submit')}
      </Button>
    </form>
  )
}

/** Five radio buttons that look like stars: arrow keys and screen readers already support them. */
function Stars({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const t = useText('planPage')
  return (
    <fieldset className="tasks-stars">
      <legend>{t('feedback.rating')}</legend>
      {stars.map((count) => (
        <label key={count} className="tasks-star" data-lit={count <= rating}>
          <input
            type="radio"
            name="plan-rating"
            value={count}
            checked={rating === count}
            onChange={() => onRate(count)}
          />
          <Star aria-hidden size={28} />
          <span className="sr-only">{t('feedback.star', { count })}</span>
        </label>
      ))}
    </fieldset>
  )
}
