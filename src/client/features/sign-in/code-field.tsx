import type { ReactNode } from 'react'
import { accountLengths } from '#domain/accounts/account.ts'
import type { FieldProps } from '#client/platform/form/use-form.ts'
import { TextField } from '#client/ui/field/text-field.tsx'

interface CodeFieldProps extends FieldProps {
  label: ReactNode
  hint?: ReactNode
  'data-autofocus'?: true
}

/** Accepts letters too, because recovery codes contain them. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      className="sign-in-code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={accountLengths.code}
    />
  )
}
