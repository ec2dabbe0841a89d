import { answerBlanks, type AnswerBlanks, maxBlankLength } from '#domain/opportunities/record-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextField } from '#client/ui/field/text-field.tsx'

interface BlankFieldsProps {
  blanks: AnswerBlanks
  onChange: (blanks: AnswerBlanks) => void
}

/** Autofill is off for these fields. */
export function BlankFields({ blanks, onChange }: BlankFieldsProps) {
  const t = useText('jobTools')
  return (
    <section className="jt-part" aria-labelledby="jt-fill">
      <h4 id="jt-fill">{t('record.fill')}</h4>
      <p className="text-ink-2">
        {t('record.fillHint')} {t('notKept')}
      </p>
      {answerBlanks.map((blank) => (
        <TextField
          key={blank}
          label={t(`record.fields.${blank}`)}
          hint={t(`record.hints.${blank}`)}
          value={blanks[blank]}
          maxLength={blank === 'year' ? 20 : maxBlankLength}
          autoComplete="off"
          onChange={(event) => onChange({ ...blanks, [blank]: event.target.value })}
        />
      ))}
    </section>
  )
}
