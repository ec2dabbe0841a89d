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
