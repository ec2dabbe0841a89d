import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export type TextAreaFieldProps = FieldText & ComponentPropsWithRef<'textarea'>

/** Grows with its text, where the browser supports it. */
export function TextAreaField({ label, hint, error, id, className, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...rest} {...control} className={classNames('ui-input', className)} />}
    </FieldFrame>
  )
}
