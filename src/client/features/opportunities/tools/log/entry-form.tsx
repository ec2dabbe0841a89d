import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { isRealDay } from '#domain/action-plan/task-list.ts'
import { findPrivateData } from '#domain/community/private-data.ts'
import {
  type ApplyMethod,
  applyMethods,
  type LogEntry,
  maxEntryTextLength,
  suggestFollowUp,
} from '#domain/opportunities/application-log.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export type NewEntry = Omit<LogEntry, 'id' | 'planTask'>

interface EntryFormProps {
  today: string
  onAdd: (entry: NewEntry) => void
}

interface Draft {
  employer: string
  job: string
  appliedOn: string
  how: ApplyMethod
  followUpOn: string
}

export function EntryForm({ today, onAdd }: EntryFormProps) {
  const t = useText('jobTools')
  const blank: Draft = { employer: '', job: '', appliedOn: today, how: 'online', followUpOn: suggestFollowUp(today) }
  const [isAdded, setIsAdded] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const form = useForm<Draft>({
    initial: blank,
    validate: (draft) => findEntryProblems(draft, today, t),
    onSubmit: async (draft) => {
      const { employer, job, followUpOn } = draft
      onAdd({ ...draft, employer: employer.trim(), job: job.trim(), followUpOn: followUpOn || null, state: 'applied' })
      setIsAdded(true)
      form.reset(blank)
      first.current?.focus()
    },
  })
  const text = (key: 'employer' | 'job') => {
    const props = form.fieldProps(key)
    const handleChange: typeof props.onChange = (event) => {
      setIsAdded(false)
      props.onChange(event)
    }
    // A company may have a person's name, so this is a warning and not an error.
    const isName = findPrivateData(props.value).some(({ kind }) => kind === 'name')
    const hint = t(isName ? 'log.maybeName' : 'log.noPeople')
    return { ...props, onChange: handleChange, hint, maxLength: maxEntryTextLength, autoComplete: 'off' }
  }
  const handleDay = (event: { target: { value: string } }) => {
    form.set('appliedOn', event.target.value)
    form.set('followUpOn', suggestFollowUp(event.target.value))
  }
  return (
    <form noValidate className="jt-part" aria-labelledby="jt-add" onSubmit={form.submit}>
      <h4 id="jt-add">{t('log.add')}</h4>
      <FormErrors title={t('log.problems')} problems={form.problems} />
      <TextField {...text('employer')} ref={first} label={t('log.employer')} />
      <TextField {...text('job')} label={t('log.job')} />
      <TextField
        {...form.fieldProps('appliedOn')}
        type="date"
        max={today}
        label={t('log.appliedOn')}
        onChange={handleDay}
      />
      <SelectField
        {...form.fieldProps('how')}
        label={t('log.how')}
        options={applyMethods.map((value) => ({ value, label: t(`log.ways.${value}`) }))}
      />
      <TextField
        {...form.fieldProps('followUpOn')}
        type="date"
        min={form.values.appliedOn}
        label={t('log.followUpOn')}
        hint={t('log.followUpHint')}
      />
      <Button type="submit" variant="primary" className="justify-self-start" icon={<Plus aria-hidden size={20} />}>
        {t('log.save')}
      </Button>
      <p role="status" className="text-ok empty:hidden">
        {isAdded && t('log.added')}
      </p>
    </form>
  )
}

type Words = ReturnType<typeof useText<'jobTools'>>

function findEntryProblems(
  { employer, job, appliedOn, followUpOn }: Draft,
  today: string,
  t: Words,
): FieldErrors<Draft> {
  const inText = (value: string, missing: string) => {
    if (value.trim() === '') return missing
    return findPrivateData(value).some(({ isHard }) => isHard) ? t('log.hasPrivate') : undefined
  }
  const inDay = () => {
    if (!isRealDay(appliedOn)) return t('log.dayMissing')
    return appliedOn > today ? t('log.dayLater') : undefined
  }
  const isInOrder = followUpOn === '' || (isRealDay(followUpOn) && followUpOn >= appliedOn)
  const found = {
    employer: inText(employer, t('log.employerMissing')),
    job: inText(job, t('log.jobMissing')),
    appliedOn: inDay(),
    followUpOn: isInOrder ? undefined : t('log.followUpWrong'),
  }
  return Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== undefined))
}
