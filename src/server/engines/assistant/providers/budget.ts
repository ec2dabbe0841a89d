import type { Limit } from '#server/platform/db/limits.ts'
import { createGate } from './gate.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** What one browser, one address and all together may spend on a model (T-6.5). */
const limits = {
  browserHour: { max: 60, windowMs: hourMs },
  browserDay: { max: 200, windowMs: dayMs },
  addressHour: { max: 600, windowMs: hourMs },
  inFlight: 20,
  queue: 50,
  dailyTokens: 5_000_000,
}
/** Tokens are counted in steps of this size: one row a day, a few statements a chat. */
const tokensPerUnit = 5_000

export interface Asker {
  /** Hashed; null for a caller without a cookie, who may not spend anything. */
  browser: string | null
  /** Hashed. */
  address: string
}

export interface BudgetDeps {
  /** Takes one place in a window of the database, or answers null: limits hold across processes and restarts. */
  reserve(limit: Limit): Promise<object | null>
  /** The ceiling for all visitors together, a day (UTC). */
  dailyTokens?: number
  inFlight?: number
  queue?: number
}

export interface Turn {
  /** Always called, with what was spent where that is known. */
  leave(tokens: number): Promise<void>
}

export interface ChatBudget {
  /** A turn with the model, or null: then the embedded answer is given. Waits while many are being answered. */
  enter(who: Asker, signal: AbortSignal): Promise<Turn | null>
}

export function chatBudget({ reserve, ...set }: BudgetDeps): ChatBudget {
  const gate = createGate({ inFlight: set.inFlight ?? limits.inFlight, queue: set.queue ?? limits.queue })
  const units = Math.floor((set.dailyTokens ?? limits.dailyTokens) / tokensPerUnit)
  const spendUnit = () => reserve({ key: 'chat-tokens', max: units, windowMs: dayMs })
  const mayAsk = async ({ browser, address }: Asker) => browser !== null
    && await reserve({ key: `chat-hour:${browser}`, ...limits.browserHour }) !== null
    && await reserve({ key: `chat-day:${browser}`, ...limits.browserDay }) !== null
    && await reserve({ key: `chat-address:${address}`, ...limits.addressHour }) !== null
  return {
    async enter(who, signal) {
      if (!await mayAsk(who)) return null
      const out = await gate.enter(signal)
      if (out === null) return null
      // The first unit is taken before the call: a ceiling that is reached stops the next one.
      const paid = await spendUnit().catch((error: unknown) => {
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
          for (let unit = 1; unit < Math.ceil(tokens / tokensPerUnit); unit += 1) await spendUnit()
        },
      }
    },
  }
}
