import { ReggieLimits } from '#domain/service/settings.ts'
import type { Limit } from '#server/platform/db/limits.ts'
import { createGate } from './gate.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const gateLimits = { inFlight: 20, queue: 50 }
/** How the uses of a model share the twenty concurrent calls (T-6.5), so that none holds up another. */
const lanes = {
  chat: { inFlight: 11 },
  /** Long and rare. */
  plans: { inFlight: 5, queue: 20 },
  /** What staff of a partner have worded: few and short. */
  drafts: { inFlight: 2, queue: 10 },
  /** Testing a new text must not hold up visitors. */
  goldens: { inFlight: 2 },
} as const
export type ModelLane = keyof typeof lanes
const usualLimits = ReggieLimits.parse({})
/** The window that counts tokens per UTC day, in units of this size: one row a day, a few statements per chat. */
export const spendingWindow = { key: 'chat-tokens', windowMs: dayMs, tokensPerUnit: 5_000 } as const

export interface Asker {
  /** Hashed; null for a caller without a cookie, who may not spend anything. */
  browser: string | null
  /** Hashed. */
  address: string
}

export interface BudgetDeps {
  /** Reserves one slot in a database window, or returns null: limits hold across processes and restarts. */
  reserve(limit: Limit): Promise<object | null>
  inFlight?: number
  queue?: number
}

export interface Turn {
  /** Must always be called, with the tokens spent if known. */
  leave(tokens: number): Promise<void>
}

export interface ChatBudget {
  /**
   * Returns a turn with the model, or null, in which case the embedded assistant answers. Waits while too many are in
   * flight. Uses the current limits per browser, per address and in total (T-6.5).
   */
  enter(who: Asker, signal: AbortSignal, limits?: ReggieLimits): Promise<Turn | null>
}

/** The one budget of a process: spending is counted together, calls in flight by lane. */
export function createModelBudget(reserve: BudgetDeps['reserve']): Record<ModelLane, ChatBudget> {
  const open = (lane: ModelLane) => chatBudget({ reserve, ...lanes[lane] })
  return { chat: open('chat'), plans: open('plans'), drafts: open('drafts'), goldens: open('goldens') }
}

export function chatBudget({ reserve, ...set }: BudgetDeps): ChatBudget {
  const gate = createGate({ ...gateLimits, ...set })
  const spendUnit = ({ dailyTokens }: ReggieLimits) => {
    const { key, windowMs, tokensPerUnit } = spendingWindow
    return reserve({ key, windowMs, max: Math.floor(dailyTokens / tokensPerUnit) })
  }
  const mayAsk = async ({ browser, address }: Asker, limits: ReggieLimits) =>
    browser !== null &&
    (await reserve({ key: `chat-hour:${browser}`, max: limits.chatsPerHour, windowMs: hourMs })) !== null &&
    (await reserve({ key: `chat-day:${browser}`, max: limits.chatsPerDay, windowMs: dayMs })) !== null &&
    (await reserve({ key: `chat-address:${address}`, max: limits.addressPerHour, windowMs: hourMs })) !== null
  return {
    async enter(who, signal, limits = usualLimits) {
      if (!(await mayAsk(who, limits))) return null
      const out = await gate.enter(signal)
      if (out === null) return null
      // The first unit is reserved before the call, so a reached ceiling stops the next call.
      const paid = await spendUnit(limits).catch((error: unknown) => {
        out()
        throw error
      })
      if (paid === null) {
        out()
        return null
      }
      return {
        async leave(tokens) {
          out()
          const units = Math.ceil(tokens / spendingWindow.tokensPerUnit)
          for (let unit = 1; unit < units; unit += 1) await spendUnit(limits)
        },
      }
    },
  }
}
