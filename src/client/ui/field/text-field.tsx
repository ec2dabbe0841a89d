import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>

export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...rest} {...control} className={classNames('ui-input', className)} />}
    </FieldFrame>
  )
}
