import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

export interface PageProps extends ComponentPropsWithoutRef<'main'> {
  /** For two panes; reading columns stay narrow. */
  wide?: boolean
}

/** Documents that have shown a screen. Not a flag of the app: parts of it may wake up long after it is ready. */
const visited = new WeakSet<Document>()

/**
 * The centered column of a screen, and the target of the skip link. A screen that replaces another starts at its top
 * and takes the focus, so that a keyboard or screen reader goes on there; the first one leaves both where they are.
 */
export function Page({ wide = false, className, ...rest }: PageProps) {
  const ref = useRef<HTMLElement>(null)
  // A layout effect: a screen that had to wait once more for a part of it loses the focus, and takes it again here.
  useLayoutEffect(() => {
    const main = ref.current
    if (!main) return
    const isFirst = !visited.has(main.ownerDocument)
    visited.add(main.ownerDocument)
    if (isFirst || main.ownerDocument !== document) return
    window.scrollTo(0, 0)
    main.focus({ preventScroll: true })
  }, [])
  return (
    <main
      id="main"
      tabIndex={-1}
      {...rest}
      ref={ref}
      className={classNames('ui-page', wide && 'ui-page-wide', className)}
    />
  )
}
