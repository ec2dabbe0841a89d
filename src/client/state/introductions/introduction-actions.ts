import {
  changeContact,
  replyToIntroduction,
  reportIntroductionOutcome,
  retryIntroduction,
} from '#contracts/introductions.ts'
import type { IntroductionOutcome, IntroductionReply } from '#domain/introductions/introduction.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { refreshIntroductions } from './introductions.ts'

/** Runs an action on an introduction, then reloads the list so that the page shows the current state. */
async function runAction(what: string, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
  } catch (error) {
    reportQuietly(what, error)
    return false
  }
  await refreshIntroductions()
  return true
}

export function replyTo(id: string, reply: IntroductionReply): Promise<boolean> {
  return runAction('introduction reply', () => callApi(replyToIntroduction, { params: { id }, body: { reply } }))
}

export function reportOutcome(id: string, outcome: IntroductionOutcome): Promise<boolean> {
  return runAction('introduction outcome', () =>
    callApi(reportIntroductionOutcome, { params: { id }, body: { outcome } }),
  )
}

export function retrySending(id: string): Promise<boolean> {
  return runAction('introduction retry', () => callApi(retryIntroduction, { params: { id } }))
}

/** How many listings got the new number, or why none did. */
export async function changeNumber(userPhone: string): Promise<number | 'limit' | 'failed'> {
  try {
    const { changed } = await callApi(changeContact, { body: { userPhone } })
    return changed
  } catch (error) {
    reportQuietly('contact change', error)
    return error instanceof ApiError && error.status === 429 ? 'limit' : 'failed'
  }
}
