import type { CallInput } from '#contracts/call.ts'
import type { addOrganization } from '#contracts/admin-service.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export type OrganizationValues = CallInput<typeof addOrganization>['body']

export const emptyOrganization: OrganizationValues = {
  name: '',
  isSensitive: false,
  isSupervision: false,
  isConfidential: false,
}
const kinds = ['isSensitive', 'isSupervision', 'isConfidential'] as const

interface OrganizationFormProps {
  initial: OrganizationValues
  /** Rejects when the request failed. */
  onSave: (words: OrganizationValues) => Promise<void>
}

export function OrganizationForm({ initial, onSave }: OrganizationFormProps) {
  const t = useText('adminOrganizations')
  const queueText = useText('adminReviewQueue')
  const form = useForm({
    initial,
    validate: ({ name }) => ({ name: name.trim() === '' ? t('needed') : undefined }),
    problemText: () => t('needed'),
    onSubmit: (words) => onSave({ ...words, name: words.name.trim() }),
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <TextField {...form.fieldProps('name')} label={t('name')} maxLength={300} autoComplete="off" data-autofocus />
      <fieldset className="desk-stack">
        <legend>{t('kinds')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="desk-check">
            <input
              type="checkbox"
              checked={form.values[kind]}
              onChange={(event) => form.set(kind, event.target.checked)}
            />
            <span>{t(kind)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  )
}
