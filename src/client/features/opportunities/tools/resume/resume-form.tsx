import { Plus } from 'lucide-react'
import {
  maxLineLength,
  maxListLength,
  maxJobs,
  type Resume,
  type ResumeTextField,
  withAnotherJob,
  withJob,
  withoutJob,
  type JobEntry,
} from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

export interface ResumeFormProps {
  resume: Resume
  onResume: (resume: Resume) => void
}

/** Autofill is off: the next user of this computer must not be offered these values. */
export function ResumeForm({ resume, onResume }: ResumeFormProps) {
  const t = useText('jobTools')
  const props = (name: ResumeTextField) => ({
    label: t(`resume.${name}`),
    value: resume[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onResume({ ...resume, [name]: event.target.value }),
  })
  const line = (name: ResumeTextField) => ({ ...props(name), maxLength: maxLineLength })
  const list = (name: ResumeTextField) => ({ ...props(name), maxLength: maxListLength, rows: 3 })
  return (
    <div className="jt-part">
      <fieldset className="jt-group">
        <legend>{t('resume.you')}</legend>
        <TextField {...line('name')} />
        <TextField {...line('city')} hint={t('resume.cityHint')} />
        <TextField {...line('phone')} hint={t('resume.phoneHint')} type="tel" />
        <TextField {...line('email')} hint={t('resume.emailHint')} type="email" autoCapitalize="none" />
      </fieldset>
      <TextAreaField {...list('skills')} hint={t('resume.skillsHint')} />
      <Jobs resume={resume} onResume={onResume} />
      <TextAreaField {...list('training')} hint={t('resume.trainingHint')} />
      <TextAreaField {...list('school')} hint={t('resume.schoolHint')} />
      <TextField {...line('languages')} hint={t('resume.languagesHint')} />
    </div>
  )
}

function Jobs({ resume, onResume }: ResumeFormProps) {
  const t = useText('jobTools')
  const { work } = resume
  return (
    <section className="jt-part" aria-labelledby="jt-work">
      <div className="grid gap-1">
        <h4 id="jt-work">{t('resume.work')}</h4>
        <p className="text-ink-2">{t('resume.workHint')}</p>
      </div>
      {work.map((entry, index) => (
        <WorkFields
          key={entry.key}
          entry={entry}
          number={index + 1}
          onChange={(changed) => onResume(withJob(resume, changed))}
          {...(work.length > 1 && { onRemove: () => onResume(withoutJob(resume, entry.key)) })}
        />
      ))}
      {work.length < maxJobs && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden size={20} />}
          onClick={() => onResume(withAnotherJob(resume))}
        >
          {t('resume.addJob')}
        </Button>
      )}
    </section>
  )
}

interface WorkFieldsProps {
  entry: JobEntry
  number: number
  onChange: (entry: JobEntry) => void
  onRemove?: () => void
}

function WorkFields({ entry, number, onChange, onRemove }: WorkFieldsProps) {
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
