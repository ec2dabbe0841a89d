import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'

export interface PageProps extends ComponentPropsWithRef<'main'> {
  /** For two panes; reading columns stay narrow. */
  wide?: boolean
}

/** The centered column of a screen, and the target of the skip link: it can take focus by script. */
export function Page({ wide = false, className, ...rest }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      {...rest}
      className={classNames('ui-page', wide && 'ui-page-wide', className)}
    />
  )
}
