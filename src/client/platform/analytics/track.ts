import type * as z from 'zod/mini'
import { recordEvent } from '#contracts/events.ts'
import type { AnalyticsEvent } from '#domain/analytics/events.ts'
import { callApi } from '../api/call-api.ts'
import { reportQuietly } from '../report-quietly.ts'
import { sessionReady } from '../visitor/visitor-session.ts'
import { isPrivacyRequested } from './privacy-signal.ts'

/** Sends an analytics event to the server. Failures are ignored, and a browser that asks for privacy sends nothing. */
export async function track(event: z.input<typeof AnalyticsEvent>): Promise<void> {
  if (isPrivacyRequested()) return
  try {
    await callApi(recordEvent, { body: { sessionId: await sessionReady(), ...event } })
  } catch (error) {
    reportQuietly(`event ${event.eventType}`, error)
  }
}
