import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

export interface PageProps extends ComponentPropsWithoutRef<'main'> {
  /** For two panes; reading columns stay narrow. */
  wide?: boolean
}

/** Documents that have shown a screen. Not an app-wide flag: parts of the app may hydrate long after it is ready. */
const visited = new WeakSet<Document>()

/** How far down each screen was left, by the id of its title. */
const tops: Record<string, number> = {}
let returnedAt = 0

/** Steps back in the browser's history, and those of the screens that share one address. */
if (!import.meta.env.SSR) {
  for (const step of ['popstate', 'went-back']) addEventListener(step, () => (returnedAt = Date.now()))
}

/**
 * The centered column of a screen, and the target of the skip link. A screen that replaces another starts at its top,
 * or on the way back where it was left. It takes focus, so that a keyboard or screen reader continues there; the first
 * one changes neither.
 */
export function Page({ wide = false, className, ...rest }: PageProps) {
  const ref = useRef<HTMLElement>(null)
  const title = rest['aria-labelledby'] ?? ''
  // A layout effect: a screen that suspends again loses focus, and takes it back here.
  useLayoutEffect(() => {
    const main = ref.current
    if (!main) return
    const isFirst = !visited.has(main.ownerDocument)
    visited.add(main.ownerDocument)
    if (isFirst || main.ownerDocument !== document) return
    // A screen that takes longer to load starts at its top.
    const isReturn = Date.now() - returnedAt < 2000
    window.scrollTo(0, (isReturn && tops[title]) || 0)
    main.focus({ preventScroll: true })
  }, [title])
  useLayoutEffect(() => () => void (tops[title] = scrollY), [title])
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

/** The first element on the page; visible only when focused. Links to `Page`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="ui-skip-link" href="#main" data-print="hide">
      {label}
    </a>
  )
}
