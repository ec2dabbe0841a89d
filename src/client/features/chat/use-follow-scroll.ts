import { useEffect, useRef } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { shouldScrollDown } from '#domain/chat/text/waiting-messages.ts'

/** Space between the top of the box and the start of an answer. */
const marginPx = 12

/**
 * Keeps the newest message in view; an opened conversation shows its end. Not a layout effect: in a drawer the box has
 * no size before the drawer is shown.
 */
export function useFollowScroll(conversation: Conversation) {
  const box = useRef<HTMLDivElement>(null)
  const fromBottom = useRef(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      fromBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight
    }
    // When a card or the keyboard shrinks the box, the content at the bottom stays in view.
    let isSized = false
    const resized = new ResizeObserver(() => {
      // The first call only reports the initial size: nothing has moved, and an empty chat starts at its greeting.
      if (isSized) element.scrollTop = element.scrollHeight - element.clientHeight - fromBottom.current
      else measure()
      isSized = true
    })
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const { id, entries } = conversation
  const length = conversation.phase === 'waiting' ? conversation.soFar.length : 0
  const shownId = useRef<string | null>(null)
  useEffect(() => {
    const element = box.current
    const last = entries.at(-1)
    const isOpened = shownId.current !== id
    shownId.current = id
    if (!element || !last) return
    const role = last.kind === 'said' && length === 0 ? last.role : 'assistant'
    if (!isOpened && !shouldScrollDown(role, fromBottom.current)) return
    element.scrollTop = role === 'user' ? element.scrollHeight : Math.min(element.scrollHeight, findAnswerTop(element))
    fromBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight
  }, [id, entries, length])
  return box
}

/** An answer taller than the box is scrolled to its first line. */
function findAnswerTop(element: HTMLElement): number {
  const answer = [...element.querySelectorAll<HTMLElement>('.chat-answer')].at(-1)
  return answer ? answer.offsetTop - marginPx : element.scrollHeight
}
