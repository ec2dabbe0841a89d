import * as z from 'zod/mini'
import { AssistantEvent, AssistantReply, askReggie, getReplyText } from '#contracts/assistant.ts'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { readLines } from '../search/search-lines.ts'

/** A chat request that failed, with the reason as far as it is known. */
export class ChatError extends Error {
  override readonly name = 'ChatError'
  /** The connection broke, before or in the middle of the answer. */
  readonly isLost: boolean
  /** A response came, but nothing that can be shown. */
  readonly isUnusable: boolean

  constructor(message: string, { isLost = false, isUnusable = false } = {}) {
    super(message)
    this.isLost = isLost
    this.isUnusable = isUnusable
  }
}

export interface AnswerListener {
  onText: (text: string) => void
  onCrisis: (crisis: Crisis) => void
}

export type ChatRequest = z.input<typeof askReggie.body>

/** Not `callApi`: the answer may be streamed, and a failure is recognized by its text. */
export async function requestAnswer(
  request: ChatRequest,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<AssistantReply> {
  const response = await orLost(
    fetch(askReggie.path, {
      method: askReggie.method,
      credentials: 'include',
      headers: {
        Accept: 'text/event-stream, application/json;q=0.9',
        'Accept-Language': currentLanguage(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(request),
      signal,
    }),
  )
  if (!response.ok) throw new ChatError(await readRefusal(response))
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
  if (isStream && response.body) return readAnswer(response.body, listener)
  return usable(parseJson(await orLost(response.text())))
}

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  { onText, onCrisis }: AnswerListener,
): Promise<AssistantReply> {
  let reply: AssistantReply | null = null
  const follow = (line: string) => {
    if (!line.startsWith('data:')) return
    const json = parseJson(line.slice('data:'.length))
    const event = AssistantEvent.safeParse(json).data ?? parseDone(json)
    if (event?.type === 'text') onText(event.text)
    else if (event?.type === 'crisis') onCrisis(event.crisis)
    else if (event?.type === 'failed') throw new ChatError(event.error)
    else if (event?.type === 'done') reply = event.reply
  }
  await orLost(readLines(body, (lines) => lines.forEach(follow)))
  if (!reply) throw new ChatError('the answer has no end', { isLost: true })
  return reply
}

const LooseDone = z.object({ type: z.literal('done'), reply: z.unknown() })

function parseDone(json: unknown): { type: 'done'; reply: AssistantReply } | undefined {
  const done = LooseDone.safeParse(json)
  return done.success ? { type: 'done', reply: usable(done.data.reply) } : undefined
}

const LooseReply = z.object({
  reply: z.optional(z.string()),
  content: z.optional(z.array(z.looseObject({ text: z.optional(z.string()) }))),
})
const Refusal = z.object({ success: z.optional(z.literal(false)), code: z.optional(z.string()), error: z.string() })

/** An unreadable chip must not lose the whole answer. */
function usable(json: unknown): AssistantReply {
  const refused = Refusal.safeParse(json)
  if (refused.success) throw new ChatError(formatRefusal(refused.data))
  const whole = AssistantReply.safeParse(json)
  const loose = LooseReply.safeParse(json).data
  const text = loose?.reply ?? loose?.content?.[0]?.text ?? ''
  const reply = whole.success ? whole.data : { success: true as const, reply: text }
  if (getReplyText(reply).trim() === '') throw new ChatError('nothing to show', { isUnusable: true })
  return reply
}

/** The server's own message where it has one, else "HTTP status: text". */
async function readRefusal(response: Response): Promise<string> {
  const refused = Refusal.safeParse(parseJson(await orLost(response.text())))
  return refused.success ? formatRefusal(refused.data) : `HTTP ${response.status}: ${response.statusText}`
}

function formatRefusal({ code = '', error }: { code?: string | undefined; error: string }): string {
  return `${code} ${error}`.trim()
}

async function orLost<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof ChatError) throw error
    throw new ChatError(error instanceof Error ? error.message : '', { isLost: true })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
