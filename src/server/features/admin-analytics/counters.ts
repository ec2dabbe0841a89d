import { createHash } from 'node:crypto'
import { toDay } from '#domain/admin-analytics/days.ts'
import { chatOutcomes, type ChatOutcome } from '#domain/admin-analytics/chat.ts'
import type { LiveMeasure, DailyCount } from '#domain/admin-analytics/measures.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { CrisisCount } from '#server/engines/assistant/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findDatabaseFault } from '#server/platform/db/database-unavailable.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { VisitFacts } from './counts-repository.ts'

export interface CountersDeps {
  clock: Clock
  logger: Logger
  add(counts: readonly DailyCount[]): Promise<void>
  addCrises(counts: readonly CrisisCount[]): Promise<void>
  /** The device of the browser, and the organization whose code it came with. */
  visited(principalId: string): Promise<VisitFacts | null>
}

export interface CountedSearch {
  /** Null for callers without a cookie. */
  browser: { hash: string; principalId: string | null } | null
  county: string
  language: Language
  /** Each chosen need, and whether anything was found for it. */
  needs: readonly { need: NeedKey; isFound: boolean }[]
  isEmpty: boolean
}

/**
 * Counters without rows behind them: one more of a kind on a day. Never the person, never their text. They are written
 * in the background, those of a short time together, and a failed write breaks nothing: what the database can't take now
 * waits in memory until it can.
 */
export function counters({ clock, logger, add: write, addCrises, visited }: CountersDeps) {
  const quietly = (task: Promise<void>): Promise<void> =>
    task.catch((error: unknown) => logger.error('not counted', describeFault(error)))
  const { add, flush } = gather(write, logger)
  const crises = gather(addCrises, logger)
  const blank = (): Omit<DailyCount, 'measure' | 'key'> => ({
    day: toDay(clock.now()),
    county: '',
    language: '',
    device: '',
    organizationId: '',
    n: 1,
  })
  const isFirstToday = oncePerDay(clock)

  return {
    /** A browser that repeats a search on the same day counts once: eleven searches are eleven browsers. */
    search({ browser, county, language, needs, isEmpty }: CountedSearch): void {
      const isNew = (what: string) => browser === null || isFirstToday(`${browser.hash} ${county} ${what}`)
      const kinds: [LiveMeasure, string][] = needs
        .filter(({ need }) => isNew(need))
        .map(({ need, isFound }) => [isFound ? 'need_found' : 'need_none', need])
      if (isNew('search')) kinds.push([isEmpty ? 'search_none' : 'search_some', ''])
      if (kinds.length === 0) return
      void quietly(
        (async () => {
          const visit = browser?.principalId ? await visited(browser.principalId) : null
          const counted = { ...blank(), county, language, ...visit }
          add(kinds.map(([measure, key]) => ({ ...counted, measure, key })))
        })(),
      )
    },

    /** `dropped`: the number of claims removed from a model's text; null when no model wrote it. */
    chat(language: Language, outcome: ChatOutcome | null, dropped: number | null): void {
      const kinds: [LiveMeasure, string][] = [
        ...chatOutcomes
          .filter((chatOutcome) => chatOutcome === outcome)
          .map((chatOutcome): [LiveMeasure, string] => ['chat', chatOutcome]),
        ...(dropped === null ? [] : [['chat_checked', ''] as [LiveMeasure, string]]),
        ...(dropped ? [['chat_dropped', ''] as [LiveMeasure, string]] : []),
      ]
      if (kinds.length > 0) add(kinds.map(([measure, key]) => ({ ...blank(), measure, key, language })))
    },

    pin(action: 'save' | 'return'): void {
      add([{ ...blank(), measure: 'pin', key: action }])
    },

    /** One more crisis of this kind today; the text is never stored (T-11.8). */
    crisis(kind: string): void {
      crises.add([{ day: toDay(clock.now()), key: kind, n: 1 }])
    },

    /** For a server that stops. */
    flush: async () => void (await Promise.all([crises.flush(), flush()])),
  }
}
export type Counters = ReturnType<typeof counters>

/** Long enough for many answers, short enough that a crash loses almost none. */
const gatherMs = 200
/** After a write that the database could not take. */
const retryMs = 5000
const rowsAtOnce = 100
/** Different counts that wait, about a megabyte: an outage of hours with few searches, because those need the database. */
const mostWaiting = 5000

/** Each write waits for the disk and everything else waits for it: counts of a short time share one, and equal ones a row. */
function gather<Count extends { n: number }>(write: (counts: readonly Count[]) => Promise<void>, logger: Logger) {
  const waiting = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null
  let written = Promise.resolve()
  let isKept = false

  const keep = (counts: readonly Count[]) => {
    for (const count of counts) {
      const kind = JSON.stringify({ ...count, n: 0 })
      const n = count.n + (waiting.get(kind)?.n ?? 0)
      if (waiting.has(kind) || waiting.size < mostWaiting) waiting.set(kind, { ...count, n })
    }
  }
  const plan = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms).unref()
  }
  const writeWaiting = async () => {
    while (waiting.size > 0) {
      const counts = [...waiting.values()].slice(0, rowsAtOnce)
      for (const kind of [...waiting.keys()].slice(0, rowsAtOnce)) waiting.delete(kind)
      try {
        await write(counts)
        isKept = false
      } catch (error) {
        const isAway = findDatabaseFault(error) !== undefined
        // An outage is told once, not with every try.
        if (!isKept) logger.error(isAway ? 'counts wait' : 'not counted', describeFault(error))
        if (!isAway) continue
        isKept = true
        keep(counts)
        return plan(retryMs)
      }
    }
  }
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    written = written.then(writeWaiting)
    return written
  }
  return {
    add(counts: readonly Count[]): void {
      keep(counts)
      plan(gatherMs)
    },
    flush,
  }
}

const mostRemembered = 200_000

/** True the first time on a day, in this process. Stores only hashes, only in memory, and only for the day. */
function oncePerDay(clock: Clock): (what: string) => boolean {
  let day = ''
  let seen = new Set<string>()
  return (what) => {
    const today = toDay(clock.now())
    if (today !== day || seen.size >= mostRemembered) [day, seen] = [today, new Set()]
    const hash = createHash('sha256').update(what).digest('base64')
    if (seen.has(hash)) return false
    seen.add(hash)
    return true
  }
}
