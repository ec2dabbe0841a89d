import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly { value: string; label: string }[] }

/** The browser's own select, for short lists. Long lists are easier with TypeAheadSelect. */
export function SelectField({ label, hint, error, id, className, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="ui-select-box">
          <select {...rest} {...control} className={classNames('ui-input', className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
