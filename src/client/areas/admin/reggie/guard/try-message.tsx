import { useState } from 'react'
import { maxTrainingTurns, maxTurnLength } from '#domain/danger/training-message.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { KeepTraining } from '../danger/keep-training.tsx'
import { KeepCase } from './keep-case.tsx'
import { LanguageField } from './language-field.tsx'
import type { Message, NewCase, NewTrainingMessage, TrialResult } from './trial-result.ts'
import { TriedResult } from './tried-result.tsx'

interface TryMessageProps {
  /** Rejects when the request failed. */
  onTry: (message: Message) => Promise<TrialResult>
  /** Only for users with the permission. */
  onKeep: ((newCase: NewCase) => void) | undefined
  onTrain: ((message: NewTrainingMessage) => void) | undefined
  buttonProps: ReviewActions<unknown>['buttonProps']
}

interface Draft extends Omit<Message, 'earlier'> {
  /** One message per line. */
  earlier: string
}

const longestMessage = 4000
const mostEarlier = maxTrainingTurns - 1

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isEarlierTooMuch = (text: string) => {
  const lines = splitLines(text)
  return lines.length > mostEarlier || lines.some((line) => line.length > maxTurnLength)
}

/** Shows which rules fire on a message, and Reggie's reply. */
export function TryMessage({ onTry, onKeep, onTrain, buttonProps }: TryMessageProps) {
  const t = useText('adminReggie')
  const dangerText = useText('adminDanger')
  const queueText = useText('adminReviewQueue')
  const { language } = useLanguage()
  const [tried, setTried] = useState<{ message: Message; result: TrialResult } | null>(null)
  const form = useForm<Draft>({
    initial: { text: '', language, earlier: '' },
    validate: ({ text, earlier }) => ({
      text: text.trim() === '' ? t('guard.messageNeeded') : undefined,
      earlier: isEarlierTooMuch(earlier)
        ? dangerText('earlierProblem', { most: mostEarlier, characters: maxTurnLength })
        : undefined,
    }),
    problemText: () => t('guard.messageNeeded'),
    onSubmit: async (draft) => {
      const message = { ...draft, text: draft.text.trim(), earlier: splitLines(draft.earlier) }
      setTried({ message, result: await onTry(message) })
    },
  })
  return (
    <section className="desk-stack" aria-labelledby="reggie-try">
      <h2 id="reggie-try">{t('guard.tryTitle')}</h2>
      <p>{t('guard.tryText')}</p>
      <form noValidate className="desk-stack reggie-narrow" onSubmit={form.submit}>
        <FormErrors
          title={queueText('check')}
          problems={form.problems}
          failure={failureText(form.failure, queueText('notSent'))}
        />
        <TextAreaField
          {...form.fieldProps('text')}
          label={t('guard.message')}
          lang={form.values.language}
          rows={3}
          maxLength={longestMessage}
          autoComplete="off"
        />
        <TextAreaField
          {...form.fieldProps('earlier')}
          label={dangerText('earlier')}
          hint={dangerText('earlierHint', { most: mostEarlier })}
          lang={form.values.language}
          rows={2}
          autoComplete="off"
        />
        <LanguageField {...form.fieldProps('language')} />
        <div>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('guard.tryIt')}
          </Button>
        </div>
      </form>
      {tried && <TriedResult result={tried.result} language={tried.message.language} />}
      {tried && onKeep && (
        <KeepCase
          key={`${tried.message.language} ${tried.message.text}`}
          crisis={tried.result.crisis}
          buttonProps={buttonProps}
          onKeep={(expected) => onKeep({ language: tried.message.language, text: tried.message.text, expected })}
        />
      )}
      {tried && onTrain && (
        <KeepTraining
          key={`train ${JSON.stringify(tried.message)}`}
          message={tried.message}
          crisis={tried.result.crisis}
          buttonProps={buttonProps}
          onAdd={onTrain}
        />
      )}
    </section>
  )
}
