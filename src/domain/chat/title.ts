import type { ChatMessage } from './message.ts'

const titleLength = 50

/**
 * The first question, cut when it is long; null when nothing was asked yet. Counts whole characters, so that no emoji
 * is split.
 */
export function buildChatTitle(messages: readonly ChatMessage[]): string | null {
  const first =
    messages
      .find(({ role }) => role === 'user')
      ?.content.replace(/\s+/g, ' ')
      .trim() ?? ''
  if (first === '') return null
  const letters = [...first]
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('').trimEnd()}…` : first
}
