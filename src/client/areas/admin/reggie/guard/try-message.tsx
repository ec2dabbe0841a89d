import { useState } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { KeepCase } from './keep-case.tsx'
import { LanguageField } from './language-field.tsx'
import type { Message, NewCase, TrialResult } from './trial-result.ts'
import { TriedResult } from './tried-result.tsx'

interface TryMessageProps {
  /** Rejects when the request failed. */
  onTry: (message: Message) => Promise<TrialResult>
  /** Only for users with the permission. */
  onKeep: ((newCase: NewCase) => void) | undefined
  buttonProps: ReviewActions<unknown>['buttonProps']
}

const longestMessage = 4000

/** Shows which rules fire on a message, and Reggie's reply. */
export function TryMessage({ onTry, onKeep, buttonProps }: TryMessageProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const { language } = useLanguage()
  const [tried, setTried] = useState<{ message: Message; result: TrialResult } | null>(null)
  const form = useForm<Message>({
    initial: { text: '', language },
    validate: ({ text }) => ({ text: text.trim() === '' ? t('guard.messageNeeded') : undefined }),
    problemText: () => t('guard.messageNeeded'),
    onSubmit: async (message) => setTried({ message, result: await onTry(message) }),
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
          onKeep={(expected) => onKeep({ ...tried.message, text: tried.message.text.trim(), expected })}
        />
      )}
    </section>
  )
}
