import * as z from 'zod/mini'
import { buildReplyError, refuseFailure } from '#client/platform/api/api-error.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { deleteIntroduction, readIntroduction, listIntroductions } from '#contracts/introductions.ts'
import { type Introduction, makeIntroductionFields } from '#domain/introductions/introduction.ts'
import { awaitsResponse, introductionPollMs, findNewResponses } from '#domain/saved/saved-list.ts'
import { isUnread, type SavedResource } from '#domain/saved/saved-resource.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { introductionDetails } from './introduction-details.ts'
import { saved } from '../saved/saved.ts'

interface LoadedIntroductions {
  etag: string | null
  list: readonly Introduction[]
}

/** An answer counts whatever its id looks like: it also belongs to its listing. */
const AnyId = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

const ListReply = z.extend(listIntroductions.reply, {
  introductions: z.array(z.object({ ...makeIntroductionFields(), id: AnyId })),
})

export interface IntroductionsState {
  /** Null until the first response. */
  list: readonly Introduction[] | null
  /** When this list was received, in epoch milliseconds. */
  updatedAt: number | null
  /** The last refresh failed; the list is an older copy. */
  failed: boolean
}

type IntroductionsEvent =
  | { type: 'heard'; list: readonly Introduction[]; at: number }
  | { type: 'failed' }
  | { type: 'gone'; id: string }
  | { type: 'forgotten' }

const nothingHeard: IntroductionsState = { list: null, updatedAt: null, failed: false }

function introductionsReducer(state: IntroductionsState, event: IntroductionsEvent): IntroductionsState {
  switch (event.type) {
    case 'heard':
      return { list: event.list, updatedAt: event.at, failed: false }
    case 'failed':
      return state.failed ? state : { ...state, failed: true }
    case 'gone':
      return { ...state, list: state.list?.filter(({ id }) => id !== event.id) ?? null }
    case 'forgotten':
      return nothingHeard
  }
}

/** The list as last received. In memory only, because it contains providers' text (T-5.4). */
export const introductions = createStore(introductionsReducer, nothingHeard)

interface AnswersBanner {
  /** Saved listings whose answer came while this page was open and was neither opened nor dismissed. */
  ids: readonly string[]
}

type BannerEvent = { type: 'shown'; ids: readonly string[] } | { type: 'dismissed'; id?: string }

export const answersBanner = createStore(
  ({ ids }: AnswersBanner, event: BannerEvent): AnswersBanner => {
    if (event.type === 'shown') return { ids: [...new Set([...event.ids, ...ids])] }
    return { ids: event.id === undefined ? [] : ids.filter((id) => id !== event.id) }
  },
  { ids: [] },
)

let loadedIntroductions: LoadedIntroductions | null = null
/** Incremented with every change made here or in another tab: a list requested before a change is stale. */
let changes = 0
let isMerging = false
let underWay: Promise<'ok' | 'failed'> | null = null
/** Stale lists are requested again, but only this often. */
const mostTries = 3

saved.subscribe(() => {
  if (!isMerging) changes += 1
  const unread = new Set(
    saved
      .get()
      .filter(isUnread)
      .map(({ id }) => id),
  )
  for (const id of answersBanner.get().ids) {
    if (!unread.has(id)) answersBanner.send({ type: 'dismissed', id })
  }
})

/** Refreshes the introductions and merges them into the saved list. Concurrent calls share one request. */
export function refreshIntroductions(): Promise<'ok' | 'failed'> {
  underWay ??= refresh().finally(() => {
    underWay = null
  })
  return underWay
}

async function refresh(): Promise<'ok' | 'failed'> {
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const before = changes
      const heard = await requestList(loadedIntroductions)
      if (before !== changes) continue
      loadedIntroductions = heard
      keep(heard.list)
      return 'ok'
    }
    return 'ok'
  } catch (error) {
    reportQuietly('introductions', error)
    introductions.send({ type: 'failed' })
    return 'failed'
  }
}

function keep(list: readonly Introduction[]): void {
  introductions.send({ type: 'heard', list, at: Date.now() })
  const before = saved.get()
  isMerging = true
  saved.send({ type: 'merged', introductions: list })
  isMerging = false
  const ids = findNewResponses(before, saved.get()).map(({ id }) => id)
  if (ids.length > 0) answersBanner.send({ type: 'shown', ids })
}

/** When another person takes the device: removes all received introductions from memory. */
export function forgetIntroductions(): void {
  loadedIntroductions = null
  changes += 1
  introductions.send({ type: 'forgotten' })
  introductionDetails.send({ type: 'forgotten' })
  answersBanner.send({ type: 'dismissed' })
}

/** Polls every 15 seconds while an answer is pending and the page is visible. Returns a stop function. */
export function startIntroductionPolling(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  const ask = async () => {
    askedAt = Date.now()
    await refreshIntroductions()
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    timer = undefined
    if (document.visibilityState === 'hidden' || !awaitsResponse(saved.get(), Date.now())) return
    // A clock that was set back must not lengthen the wait.
    const waitMs = Math.min(introductionPollMs, Math.max(0, askedAt + introductionPollMs - Date.now()))
    timer = setTimeout(() => void ask(), waitMs)
  }
  const stopHearing = saved.subscribe(plan)
  document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    clearTimeout(timer)
    stopHearing()
    document.removeEventListener('visibilitychange', plan)
  }
}

export interface IntroductionToTakeBack {
  resourceName: string
  id?: string | undefined
  /** The saved listing it belongs to. */
  resourceId?: string | undefined
}

/** Removed here only after the server has erased it: “erased” must be true when it is shown. */
export async function takeBackIntroduction({ resourceName, id, resourceId }: IntroductionToTakeBack): Promise<boolean> {
  try {
    const sessionId = readKey('sessionId')
    const body = { resourceName, ...(id && { id }), ...(sessionId && { userIdentifier: sessionId }) }
    await callApi(deleteIntroduction, { body })
  } catch (error) {
    reportQuietly('introduction withdrawal', error)
    return false
  }
  changes += 1
  if (id) introductions.send({ type: 'gone', id })
  const listing = saved
    .get()
    .find((savedListing) => (id ? savedListing.introductionId === id : savedListing.id === resourceId))
  if (listing) saved.send({ type: 'introductionWithdrawn', id: listing.id })
  return true
}

export function withdrawIntroduction({ id, name, introductionId }: SavedResource): Promise<boolean> {
  return takeBackIntroduction({ resourceName: name, id: introductionId, resourceId: id })
}

/** Marked as read here at once; a failure to tell the server is ignored. */
export async function markResponseRead({ id, introductionId }: SavedResource): Promise<void> {
  saved.send({ type: 'responseRead', id })
  if (introductionId) await tellRead(introductionId)
}

export async function tellRead(introductionId: string): Promise<void> {
  try {
    await callApi(readIntroduction, { params: { id: introductionId } })
  } catch (error) {
    reportQuietly('introduction read', error)
  }
}

/** Not `callApi`: polling sends the list's version, and an unchanged list comes back without a body. */
async function requestList(loadedIntroductions: LoadedIntroductions | null): Promise<LoadedIntroductions> {
  const response = await fetch(listIntroductions.path, {
    method: listIntroductions.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLanguage(),
      ...(loadedIntroductions?.etag && { 'If-None-Match': loadedIntroductions.etag }),
    },
  })
  if (loadedIntroductions && response.status === 304) return loadedIntroductions
  await refuseFailure(response)
  const json: unknown = await response.json()
  const reply = ListReply.safeParse(json)
  if (!reply.success) throw buildReplyError(response.status, json)
  return { etag: response.headers.get('etag'), list: reply.data.introductions }
}
