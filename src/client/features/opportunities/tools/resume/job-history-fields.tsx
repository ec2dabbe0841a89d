import { maxLineLength, maxListLength, type JobEntry } from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

interface WorkFieldsProps {
  entry: JobEntry
  number: number
  onChange: (entry: JobEntry) => void
  onRemove?: () => void
}

export function WorkFields({ entry, number, onChange, onRemove }: WorkFieldsProps) {
  const t = useText('jobTools')
  const props = (name: 'job' | 'employer' | 'years' | 'tasks') => ({
    label: t(`resume.${name}`),
    hint: t(`resume.${name}Hint`),
    value: entry[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...entry, [name]: event.target.value }),
  })
  return (
    <fieldset className="jt-group">
      <legend>{t('resume.jobNumber', { number })}</legend>
      <TextField {...props('job')} maxLength={maxLineLength} />
      <TextField {...props('employer')} maxLength={maxLineLength} />
      <TextField {...props('years')} maxLength={maxLineLength} />
      <TextAreaField {...props('tasks')} maxLength={maxListLength} rows={2} />
      {onRemove && (
        <Button size="small" variant="quiet" className="justify-self-start" onClick={onRemove}>
          {t('resume.removeJob', { number })}
        </Button>
      )}
    </fieldset>
  )
}
