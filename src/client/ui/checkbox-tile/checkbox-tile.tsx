import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CheckboxTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  label: ReactNode
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckboxTile({ label, icon, className, onChange, ...rest }: CheckboxTileProps) {
  return (
    <label className={classNames('ui-tile', className)}>
      <input {...rest} type="checkbox" className="ui-tile-input" onChange={(event) => onChange(event.target.checked)} />
      {icon && (
        <span aria-hidden="true" className="ui-tile-icon">
          {icon}
        </span>
      )}
      <span>{label}</span>
      <span aria-hidden="true" className="ui-tile-mark">
        <Check size={15} strokeWidth={3} />
      </span>
    </label>
  )
}

export interface TileGridProps {
  /** The question the tiles answer. */
  label: string
  children: ReactNode
}

export function TileGrid({ label, children }: TileGridProps) {
  return (
    <div role="group" aria-label={label} className="ui-tile-grid">
      {children}
    </div>
  )
}
