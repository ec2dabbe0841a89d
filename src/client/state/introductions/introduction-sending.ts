import * as z from 'zod/mini'
import { requestIntroduction } from '#contracts/introductions.ts'
import type { SendFailure } from '#domain/introductions/dialog.ts'
import { type IntroductionContext, type IntroductionForm, toRequest } from '#domain/introductions/form.ts'
import { Delivery } from '#domain/introductions/introduction.ts'
import type { Reader } from '#domain/introductions/reader.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { saved } from '../saved/saved.ts'

/** After that, stop waiting: trying again with the same key is safe. */
const sendTimeoutMs = 30_000

/**
 * Only the server's ok counts: whoever was told "not sent" would send again, or give up. Its id helps to find the
 * answer, which the listing does as well.
 */
const SentReply = z.pipe(
  z.transform((body: unknown) => z.record(z.string(), z.unknown()).safeParse(body).data ?? {}),
  z.object({
    success: z.optional(z.unknown().check(z.refine((success) => success !== false))),
    id: z.catch(z.optional(z.uuid()), undefined),
    delivery: z.catch(z.optional(Delivery), undefined),
  }),
)

export type SendResult = { sent: true; delivery: Delivery } | { sent: false; failure: SendFailure }

interface Draft {
  form: IntroductionForm
  key: string
  reader: Reader
}

/** Sends the introduction, once per key, and notes it in the saved list. The text is not stored. */
export async function sendIntroduction(
  { form, key, reader }: Draft,
  context: IntroductionContext,
): Promise<SendResult> {
  if (!navigator.onLine) return { sent: false, failure: 'offline' }
  try {
    const { id, delivery = 'sent' } = await callApi(
      { ...requestIntroduction, reply: SentReply },
      {
        headers: { 'idempotency-key': key },
        body: toRequest(form, context, reader),
      },
      { signal: AbortSignal.timeout(sendTimeoutMs) },
    )
    const { resource, location } = context
    const introduction = { ...(id && { id }), at: Date.now(), urgency: form.urgency, delivery }
    saved.send({ type: 'introductionSent', resource, location, introduction })
    void track({ eventType: 'warm_intro_request', eventData: { urgency: form.urgency } })
    plausibleEvent('Resource Interaction', { action: 'connect', resource: resource.id })
    return { sent: true, delivery }
  } catch (error) {
    reportQuietly('introduction', error)
    return { sent: false, failure: classifySendFailure(error) }
  }
}

/** A fetch without a response is a TypeError in every browser. */
function classifySendFailure(error: unknown): SendFailure {
  if (error instanceof ApiError) return error.status === 429 ? 'limit' : 'failed'
  return error instanceof TypeError ? 'offline' : 'failed'
}
