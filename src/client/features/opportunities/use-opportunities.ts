import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listOpportunities } from '#contracts/opportunities.ts'
import type { ListedOpportunity, OpportunityKind } from '#domain/opportunities/opportunity.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { ListQuery } from './list-query.ts'

export type ListState =
  | { phase: 'loading' }
  /** `text`: the server's error message, such as an unknown county. */
  | { phase: 'failed'; isOffline: boolean; text?: string | undefined }
  | {
      phase: 'ready'
      items: readonly ListedOpportunity[]
      total: number
      page: number
      pages: number
      more: 'idle' | 'loading' | 'failed'
    }

export type KindCounts = Partial<Record<OpportunityKind, number>>

const patienceMs = 15_000
const loading: ListState = { phase: 'loading' }

/** The paginated list for a query. Responses to an earlier query are ignored. */
export function useOpportunities(query: ListQuery) {
  const key = JSON.stringify(query)
  const [answer, setAnswer] = useState<{ key: string; state: ListState }>({ key, state: loading })
  const [counts, setCounts] = useState<KindCounts>({})
  const [jobCenter, setJobCenter] = useState<ListedOpportunity | null>()
  const [tries, setTries] = useState(0)
  const requestedKey = useRef(key)
  const hasPostings = useRef(false)

  useEffect(() => {
    requestedKey.current = key
    const stop = new AbortController()
    const asked = JSON.parse(key) as ListQuery
    load(asked, 1, stop).then(
      (reply) => {
        const { job, ...others } = reply.kinds
        // Programs for every state aren't postings; a number beside "No job postings yet" would deny it.
        if (asked.kind === 'job') hasPostings.current = reply.opportunities.some(({ isPosted }) => isPosted)
        setCounts(hasPostings.current ? { ...others, job } : others)
        setJobCenter(reply.jobCenter ?? null)
        setAnswer({ key, state: { phase: 'ready', items: reply.opportunities, ...numbers(reply), more: 'idle' } })
      },
      (error: unknown) => {
        if (requestedKey.current !== key || stop.signal.reason === left) return
        reportQuietly('opportunities', error)
        setAnswer({ key, state: failed(error) })
      },
    )
    return () => stop.abort(left)
  }, [key, tries])

  const state = answer.key === key ? answer.state : loading
  const retry = () => {
    setAnswer({ key, state: loading })
    setTries((count) => count + 1)
  }
  useOnline(state.phase === 'failed', retry)

  const showMore = async () => {
    if (state.phase !== 'ready' || state.more === 'loading') return
    const settle = (next: ListState) => {
      if (requestedKey.current === key) setAnswer({ key, state: next })
    }
    settle({ ...state, more: 'loading' })
    try {
      const reply = await load(query, state.page + 1, new AbortController())
      const knownIds = new Set(state.items.map(({ id }) => id))
      const items = [...state.items, ...reply.opportunities.filter(({ id }) => !knownIds.has(id))]
      settle({ phase: 'ready', items, ...numbers(reply), more: 'idle' })
    } catch (error) {
      reportQuietly('opportunities', error)
      settle({ ...state, more: 'failed' })
    }
  }
  return { state, counts, jobCenter, retry, showMore: () => void showMore() }
}

const left = 'left'

function failed(error: unknown): ListState {
  const text = error instanceof ApiError ? error.failure?.error : undefined
  return { phase: 'failed', isOffline: text === undefined && !navigator.onLine, text }
}

const numbers = ({ total, page, pages }: { total: number; page: number; pages: number }) => ({ total, page, pages })

async function load(query: ListQuery, page: number, stop: AbortController) {
  const timer = setTimeout(() => stop.abort(), patienceMs)
  try {
    const pageQuery = page === 1 ? query : { ...query, page: String(page) }
    return await callApi(listOpportunities, { query: pageQuery }, { signal: stop.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Retries when the connection is back. Listens from the moment the failure is on the screen. */
function useOnline(isWanted: boolean, onOnline: () => void) {
  useLayoutEffect(() => {
    if (!isWanted) return undefined
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  })
}
