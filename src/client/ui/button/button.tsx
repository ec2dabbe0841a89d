import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'

export interface ButtonAppearance {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
}

type ActionProps = ButtonAppearance & { href?: undefined; busy?: boolean } & ComponentPropsWithRef<'button'>
type LinkProps = ButtonAppearance & { href: string; busy?: undefined } & ComponentPropsWithRef<'a'>
export type ButtonProps = ActionProps | LinkProps

/** Renders a link when it has an address, so that "open in a new tab" and the back button keep working. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'normal', wide = false, busy = false, ...others } = props
  const { icon, className, children, ...rest } = others
  const buttonClass = classNames(
    'ui-button',
    `ui-button-${variant}`,
    size === 'small' && 'ui-button-small',
    wide && 'ui-button-wide',
    className,
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={buttonClass}>
        {icon}
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...(busy && whileBusy)} className={buttonClass}>
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A busy button keeps its focus and its position in the tab order, but does nothing. */
const whileBusy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
