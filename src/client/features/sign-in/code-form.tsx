import './sign-in.css'
import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { CodeField } from './code-field.tsx'

export interface CodeFormProps {
  /** Shown while the browser solves a proof of work. */
  progress?: ReactNode
  onSend: (code: string) => Promise<void>
  onBack: () => void
}

/** The second step of signing in. */
export function CodeForm({ progress, onSend, onBack }: CodeFormProps) {
  const t = useText('signIn')
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() === '' ? t('problems.code') : undefined }),
    onSubmit: ({ code }) => onSend(code.trim()),
  })
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <form noValidate className="sign-in-form" onSubmit={form.submit}>
      <h2 ref={title} tabIndex={-1}>
        {t('code.title')}
      </h2>
      <p>{t('code.text')}</p>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <CodeField {...form.fieldProps('code')} label={t('code.label')} hint={t('code.recovery')} />
      {progress}
      <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
        {t('send')}
      </Button>
      <Button size="small" variant="quiet" onClick={onBack}>
        {t('code.back')}
      </Button>
    </form>
  )
}
