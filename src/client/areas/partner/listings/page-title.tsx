import { type ReactNode, useEffect, useRef } from 'react'

interface PageTitleProps {
  /** Set when it replaces another view on the same page, so that a screen reader announces it. */
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
