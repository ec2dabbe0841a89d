import { useEffect, useRef } from 'react'
import { type FormProblem, formLengths, type IntroductionForm } from '#domain/introductions/form.ts'
import { Urgency } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

export interface DialogFieldsProps {
  form: IntroductionForm
  problems: readonly FormProblem[]
  /** While sending, nothing can be changed but everything can be read. */
  isReadOnly: boolean
  /** Autofill is allowed only on a person's own device: on a shared one others would see it. */
  canAutofill: boolean
  /** The form replaced the button that was pressed for it, so the focus goes on to the first field. */
  startsFocused: boolean
  onChange: (change: Partial<IntroductionForm>) => void
  onWritten?: ((text: string) => void) | undefined
}

type TextName = keyof typeof formLengths

/** From this many characters on a field shows how many are left. */
const fewLeft = { short: 10, long: 200 }

const purposes = { firstName: 'given-name', lastName: 'family-name', phone: 'tel', email: 'email' } as const

export function DialogFields(props: DialogFieldsProps) {
  const { form, problems, isReadOnly, canAutofill, startsFocused, onChange, onWritten } = props
  const t = useText('connect')
  const fields = useRef<HTMLFormElement>(null)
  const firstProblem = problems[0]
  useEffect(() => {
    if (firstProblem) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [firstProblem])

  useEffect(() => {
    if (startsFocused) fields.current?.querySelector('input')?.focus()
  }, [startsFocused])

  const left = (name: TextName, from: number) => {
    const count = formLengths[name] - form[name].length
    return count <= from ? t('dialog.tooLong', { left: count }) : null
  }
  const field = (name: TextName, hint?: string) => {
    const lettersLeft = left(name, name === 'needs' || name === 'story' ? fewLeft.long : fewLeft.short)
    return {
      name,
      value: form[name],
      maxLength: formLengths[name],
      readOnly: isReadOnly,
      hint: [hint, lettersLeft].filter(Boolean).join(' '),
      autoComplete: canAutofill && name in purposes ? purposes[name as keyof typeof purposes] : 'off',
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      onBlur: () => onWritten?.(form[name]),
    }
  }
  const optional = (label: string) => `${label} ${t('dialog.optional')}`
  const urgencies = Urgency.options.map((value) => ({ value, label: t(`dialog.${value}`) }))

  return (
    <form ref={fields} className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField required label={t('dialog.firstName')} {...field('firstName')} />
        <TextField required label={t('dialog.lastName')} {...field('lastName')} />
      </div>
      <TextField
        required
        type="tel"
        label={t('dialog.phone')}
        {...field('phone', t('dialog.phoneHint'))}
        error={problems.includes('phone') && t('dialog.phoneProblem')}
      />
      <TextField
        type="email"
        label={optional(t('dialog.email'))}
        {...field('email')}
        error={problems.includes('email') && t('dialog.emailProblem')}
      />
      <TextAreaField required label={t('dialog.needs')} {...field('needs')} />
      <SelectField
        label={t('dialog.urgency')}
        options={urgencies}
        value={form.urgency}
        disabled={isReadOnly}
        onChange={(event) => onChange({ urgency: Urgency.parse(event.target.value) })}
      />
      <TextAreaField label={optional(t('dialog.story'))} {...field('story', t('dialog.storyHint'))} />
    </form>
  )
}
