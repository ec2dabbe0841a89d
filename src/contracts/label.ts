import * as z from 'zod/mini'

/**
 * The session id that clients send (`fp_…`, `search-action-plan-…`, a timestamp, `anonymous`).
 * A label, never a key: rows belong to the cookie's principal and this label together (T-1.2).
 */
export const SessionLabel = z.string().check(z.regex(/^[\w.:-]{1,128}$/))

/** What a call answers when there is nothing to tell but that it is on disk. */
export const SuccessReply = z.object({ success: z.literal(true) })
