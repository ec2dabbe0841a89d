import { useEffect, useRef } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { shouldScrollDown } from '#domain/chat/follow-scroll.ts'

/** Between the top of the box and the answer that is read from its start. */
const marginPx = 12

/**
 * For the box of messages: keeps the newest in view by the rule for it; a conversation that is opened shows its end.
 * Not a layout effect: in a drawer the box has no size before the drawer is shown.
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
    // A card over the talk, or a keyboard, takes room: what was in view at the bottom stays there.
    let isSized = false
    const resized = new ResizeObserver(() => {
      // The first call tells the size it has: nothing has moved, and an empty chat begins at its greeting.
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

/** An answer taller than the box is read from its first line. */
function findAnswerTop(element: HTMLElement): number {
  const answer = [...element.querySelectorAll<HTMLElement>('.chat-answer')].at(-1)
  return answer ? answer.offsetTop - marginPx : element.scrollHeight
}
