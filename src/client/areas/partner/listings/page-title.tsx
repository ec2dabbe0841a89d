import { type ReactNode, useEffect, useRef } from 'react'

interface PageTitleProps {
  /** It came in place of another one on the same page: a screen reader must hear of it. */
  takesFocus: boolean
  children: ReactNode
}

export function PageTitle({ takesFocus, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={title} id="partner-title" tabIndex={-1}>
      {children}
    </h1>
  )
}
