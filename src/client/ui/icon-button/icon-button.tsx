import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button's name for people who cannot see the icon. */
  label: string
  icon: ReactNode
  filled?: boolean
}

export function IconButton({ label, icon, filled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames('ui-button ui-icon-button', filled && 'ui-icon-button-filled', className)}
    >
      {icon}
    </button>
  )
}
