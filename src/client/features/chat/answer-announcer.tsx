import { useEffect, useState } from 'react'
import type { ConversationEntry } from '#domain/chat/conversation.ts'
import { toPlainText } from '#domain/chat/text/plain-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

/** Longer than a screen reader needs to take the text; then the answer is found once, in the talk. */
const announcedMs = 10_000

/** Announces each answer once, when it is complete; answers that were there when the chat opened are skipped. */
export function AnswerAnnouncer({ entries }: { entries: readonly ConversationEntry[] }) {
  const t = useText('chat')
  const last = entries.at(-1)
  const [seenEntry, setSeenEntry] = useState(last)
  const [announcedEntry, setAnnouncedEntry] = useState<ConversationEntry | null>(null)
  if (last !== seenEntry) {
    setSeenEntry(last)
    setAnnouncedEntry(last && !(last.kind === 'said' && last.role === 'user') ? last : null)
  }
  useEffect(() => {
    if (!announcedEntry) return
    const timer = setTimeout(() => setAnnouncedEntry(null), announcedMs)
    return () => clearTimeout(timer)
  }, [announcedEntry])
  const words = () => {
    if (!announcedEntry) return ''
    if (announcedEntry.kind === 'said') return toPlainText(announcedEntry.content)
    return announcedEntry.cause === 'unusable' ? t('greeting') : t(`errors.${announcedEntry.cause}`)
  }
  return (
    <div role="status" data-announcer>
      <VisuallyHidden>{words()}</VisuallyHidden>
    </div>
  )
}
