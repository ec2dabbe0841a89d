import { useState } from 'react'
import type { CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import { DangerLanguage } from '#domain/danger/danger-figures.ts'
import { type ExpectedResult, expectedResults, maxTurnLength } from '#domain/danger/training-message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import type { Message, NewTrainingMessage } from '../guard/trial-result.ts'
import { useExpectedText } from './use-expected-text.ts'

interface KeepTrainingProps {
  message: Message
  /** The help card that was shown. */
  crisis: CrisisKind | null
  onAdd: (message: NewTrainingMessage) => void
  buttonProps: ReviewActions<unknown>['buttonProps']
}

/** The usual answers first. */
const choices: readonly ExpectedResult[] = [
  'none',
  'soft',
  ...expectedResults.filter((expected) => expected !== 'none' && expected !== 'soft'),
]

/** Adds a tried message to the next training of the danger judge. */
export function KeepTraining({ message, crisis, onAdd, buttonProps }: KeepTrainingProps) {
  const t = useText('adminDanger')
  const formatExpected = useExpectedText()
  const [expected, setExpected] = useState<ExpectedResult>(crisis ?? 'none')
  const [language, setLanguage] = useState<DangerLanguage>(message.language)
  return (
    <section className="desk-stack reggie-narrow reggie-train" aria-labelledby="reggie-train">
      <h3 id="reggie-train">{t('keep.title')}</h3>
      {message.text.length > maxTurnLength ? (
        <p>{t('keep.tooLong', { characters: maxTurnLength })}</p>
      ) : (
        <>
          <p>{t('keep.text')}</p>
          <SelectField
            label={t('keep.expected')}
            value={expected}
            options={choices.map((value) => ({ value, label: formatExpected(value) }))}
            onChange={(event) => setExpected(event.target.value as ExpectedResult)}
          />
          <SelectField
            label={t('keep.language')}
            value={language}
            options={DangerLanguage.options.map((value) => ({ value, label: t(`figures.languages.${value}`) }))}
            onChange={(event) => setLanguage(event.target.value as DangerLanguage)}
          />
          <div>
            <Button
              {...buttonProps('train')}
              onClick={() => onAdd({ turns: [...message.earlier, message.text], language, expected })}
            >
              {t('keep.add')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
