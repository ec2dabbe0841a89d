import * as z from 'zod/mini'
import { SentAnswer } from '#contracts/partner-introductions.ts'
import { ApiError } from '#client/platform/api/api-error.ts'

const AnsweredFailure = z.object({ code: z.literal('already_answered'), answer: SentAnswer })

/** The answer another user gave meanwhile, parsed from the error. */
export function answeredMeanwhile(error: unknown): SentAnswer | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'already_answered') return null
  // The message is "status: body"; the body is JSON, otherwise there would be no parsed failure.
  const parsed = AnsweredFailure.safeParse(JSON.parse(error.message.slice(error.message.indexOf(': ') + 2)))
  return parsed.success ? parsed.data.answer : null
}
