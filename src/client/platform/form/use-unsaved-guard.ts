import { useCallback, useEffect, useRef } from 'react'

export interface UnsavedGuard {
  /** For leaving without a navigation, such as closing a pane. Asks when something is unsaved; true means go. */
  mayLeave: () => boolean
}

/**
 * Asks before unsaved input is lost: when the page is closed or reloaded (the browser's own dialog), and when another
 * page of the product is opened by a link, by code or by the back button (with `question`).
 */
export function useUnsavedGuard(isDirty: boolean, question: string): UnsavedGuard {
  const hasAgreed = useRef(false)
  const mayLeave = useCallback(() => {
    if (!isDirty || hasAgreed.current) return true
    // Only the browser's blocking dialog can hold up a step back.
    hasAgreed.current = window.confirm(question)
    return hasAgreed.current
  }, [isDirty, question])

  useEffect(() => {
    hasAgreed.current = false
    if (!isDirty) return undefined
    const stops = [holdClosing(() => hasAgreed.current), holdMoving(mayLeave)]
    return () => stops.forEach((stop) => stop())
  }, [isDirty, mayLeave])
  return { mayLeave }
}

function holdClosing(hasAgreed: () => boolean) {
  const handleClosing = (event: BeforeUnloadEvent) => {
    if (!hasAgreed()) event.preventDefault()
  }
  addEventListener('beforeunload', handleClosing)
  return () => removeEventListener('beforeunload', handleClosing)
}

/** Browsers without the Navigation API do not report every navigation; there at least links are guarded. */
function holdMoving(mayLeave: () => boolean) {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return holdLinks(mayLeave)
  const handleMove = (event: NavigateEvent) => {
    const { destination, cancelable, navigationType } = event
    // Filters replace the address of the current page; that is not leaving it.
    const staysHere = navigationType === 'replace' && getPath(destination.url) === location.pathname
    if (!cancelable || !destination.sameDocument || staysHere || !isOtherPage(destination.url)) return
    if (!mayLeave()) event.preventDefault()
  }
  navigation.addEventListener('navigate', handleMove)
  return () => navigation.removeEventListener('navigate', handleMove)
}

function holdLinks(mayLeave: () => boolean) {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const staysHere = event.metaKey || event.ctrlKey || event.shiftKey || link?.target === '_blank'
    if (!link || staysHere || !isInProduct(link.href) || !isOtherPage(link.href) || mayLeave()) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Capture phase, to run before the router.
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}

const isInProduct = (address: string) => new URL(address).origin === location.origin
const getPath = (address: string) => new URL(address).pathname

/** A fragment on the same page does not count. */
function isOtherPage(address: string) {
  const { pathname, search } = new URL(address)
  return pathname + search !== location.pathname + location.search
}
