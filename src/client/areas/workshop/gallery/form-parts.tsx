import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Specimen } from './specimen.tsx'

/** A complete form without a server, so that valid input also shows a failed request that keeps the typed text. */
export function FormErrorsPart() {
  const t = useText('workshop')
  const form = useForm({
    initial: { name: '', message: '' },
    validate: ({ name, message }) => ({
      name: name ? undefined : t('sample.firstNameError'),
      message: message ? undefined : t('sample.messageError'),
    }),
    onSubmit: () => Promise.reject(new Error('no server')),
  })
  useUnsavedGuard(form.isDirty, t('data.leave'))
  return (
    <>
      <Specimen label={t('data.form')} stacked>
        <form noValidate className="ws-stack" onSubmit={form.submit}>
          <FormErrors
            title={t('data.check')}
            problems={form.problems}
            failure={failureText(form.failure, t('sample.failedText'))}
          />
          <TextField label={t('sample.firstName')} {...form.fieldProps('name')} />
          <TextAreaField label={t('sample.message')} {...form.fieldProps('message')} />
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('sample.yes')}
          </Button>
        </form>
      </Specimen>
      <Specimen label={t('looks.dangerNotice')} stacked>
        <FormErrors title={t('data.check')} problems={[]} failure={t('sample.failedText')} />
      </Specimen>
    </>
  )
}

export function CopyTextPart() {
  const t = useText('workshop')
  return (
    <CopyText
      label={t('data.link')}
      value="https://www.211.org"
      copyLabel={t('data.copy')}
      copiedText={t('data.copied')}
      failedText={t('data.copyByHand')}
    />
  )
}
