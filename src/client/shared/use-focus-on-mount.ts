import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For what takes the place of the element that had focus. Before the next paint, so that no key pressed in between
 * is lost on the page's body.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useLayoutEffect(() => target.current?.focus(), [])
  return target
}
