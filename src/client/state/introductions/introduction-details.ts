import type { CallReply } from '#contracts/call.ts'
import { showIntroduction } from '#contracts/introductions.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { createStore } from '#client/platform/store.ts'

type Reply = CallReply<typeof showIntroduction>

/** What the person shared, and the timeline. In memory only, because it is their own text (T-5.4). */
export type IntroductionDetails = Pick<Reply, 'shared' | 'history'> | 'failed'

type Details = Readonly<Record<string, IntroductionDetails>>
type DetailsEvent = { type: 'heard'; id: string; details: IntroductionDetails } | { type: 'forgotten' }

export const introductionDetails = createStore((details: Details, event: DetailsEvent): Details => {
  if (event.type === 'forgotten') return {}
  // A lost connection must not remove details that are already on the screen.
  if (event.details === 'failed' && details[event.id]) return details
  return { ...details, [event.id]: event.details }
}, {})

export async function loadIntroduction(id: string): Promise<void> {
  try {
    const { shared, history } = await callApi(showIntroduction, { params: { id } })
    introductionDetails.send({ type: 'heard', id, details: { shared, history } })
  } catch (error) {
    reportQuietly('introduction details', error)
    introductionDetails.send({ type: 'heard', id, details: 'failed' })
  }
}
