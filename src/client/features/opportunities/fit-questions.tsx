import { useId } from 'react'
import { type RecordAnswers, recordAges, withKind } from '#domain/opportunities/fit-check.ts'
import { recordKinds } from '#domain/opportunities/fit-rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

export interface FitQuestionsProps {
  answers: RecordAnswers
  onAnswers: (answers: RecordAnswers) => void
}

export function FitQuestions({ answers, onAnswers }: FitQuestionsProps) {
  const t = useText('fitCheck')
  const name = useId()
  const { kinds, age } = answers
  return (
    <>
      <fieldset>
        <legend className="op-label">{t('kinds')}</legend>
        {recordKinds.map((kind) => (
          <label key={kind} className="op-check">
            <input
              type="checkbox"
              autoComplete="off"
              checked={kinds.includes(kind)}
              onChange={(event) => onAnswers({ age, kinds: withKind(kinds, kind, event.target.checked) })}
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="op-label">{t('age')}</legend>
        {recordAges.map((recordAge) => (
          <label key={recordAge} className="op-check">
            <input
              type="radio"
              name={name}
              autoComplete="off"
              checked={age === recordAge}
              onChange={() => onAnswers({ kinds, age: recordAge })}
            />
            {t(`ages.${recordAge}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
