import { useEffect } from 'react'
import * as z from 'zod/mini'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'
import { conversation } from '#client/state/chat/chat.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'

const Words = z.string().check(z.minLength(1))

/** Unsent words survive hiding the site on the person's own device, except in a no-trace chat. */
export function useKeptDraft(): void {
  useEffect(() => {
    const keep = () => {
      const { text } = chatDraft.get()
      if (text === '' || conversation.get().isPrivate) forgetDraft('chat')
      else keepDraft('chat', text)
    }
    const kept = readDraft('chat', Words)
    if (kept !== undefined && chatDraft.get().text === '') chatDraft.send({ type: 'written', text: kept })
    const stops = [chatDraft.subscribe(keep), conversation.subscribe(keep)]
    return () => stops.forEach((stop) => stop())
  }, [])
}
