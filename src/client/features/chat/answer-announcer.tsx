import { useState } from 'react'
import type { ConversationEntry } from '#domain/chat/conversation.ts'
import { toPlainText } from '#domain/chat/plain-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

/** Tells a screen reader each answer once, when it is whole; what was there when the chat opened is not told. */
export function AnswerAnnouncer({ entries }: { entries: readonly ConversationEntry[] }) {
  const t = useText('chat')
  const last = entries.at(-1)
  const [known, setKnown] = useState(last)
  const [told, setTold] = useState<ConversationEntry | null>(null)
  if (last !== known) {
    setKnown(last)
    setTold(last && !(last.kind === 'said' && last.role === 'user') ? last : null)
  }
  const words = () => {
    if (!told) return ''
    if (told.kind === 'said') return toPlainText(told.content)
    return told.cause === 'unusable' ? t('greeting') : t(`errors.${told.cause}`)
  }
  return (
    <div role="status" data-announcer>
      <VisuallyHidden>{words()}</VisuallyHidden>
    </div>
  )
}
