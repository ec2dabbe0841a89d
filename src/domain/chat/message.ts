import * as z from 'zod/mini'

export const ChatRole = z.enum(['user', 'assistant'])

/** Limits of one request to the assistant (T-6.5). */
export const maxChatMessages = 40
export const maxChatCharacters = 4000

/** One message as the browser stores it. Only messages of the assistant need an id, because feedback refers to it. */
export const ChatMessage = z.object({
  role: ChatRole,
  content: z.string(),
  id: z.optional(z.string()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Reggie's tone: warm, or just the facts. Changes the style only, never safety (T-11.6). */
export const Tone = z.enum(['encouragement', 'facts'])
export type Tone = z.infer<typeof Tone>

/** The whole request may have 64 KB; this leaves room for location, needs and the rest. */
export const maxMessagesBytes = 60 * 1024

/** The newest messages that fit the limits of the call (T-6.5). */
export function chooseMessagesToSend(messages: readonly ChatMessage[]): Pick<ChatMessage, 'role' | 'content'>[] {
  const filled = messages.flatMap(({ role, content }) => {
    const text = cutAt(content.trim(), maxChatCharacters).trim()
    return text === '' ? [] : [{ role, content: text }]
  })
  const newest = filled.slice(-maxChatMessages)
  let bytes = 0
  const first = newest.findLastIndex((message) => {
    bytes += countBytes(JSON.stringify(message)) + 1
    return bytes > maxMessagesBytes
  })
  return newest.slice(first + 1)
}

/** Never splits a surrogate pair. */
function cutAt(text: string, length: number): string {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

function countBytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // Each half of a surrogate pair counts as two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  return bytes
}
