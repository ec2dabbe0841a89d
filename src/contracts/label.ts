import * as z from 'zod/mini'

/**
 * The session id that clients send (`fp_…`, `search-action-plan-…`, a timestamp, `anonymous`). A label, never a
 * credential: rows belong to the cookie's principal and this label together (T-1.2).
 */
export const SessionLabel = z.string().check(z.regex(/^[\w.:-]{1,128}$/))

/** The response of a call that only confirms that the change was stored. */
export const SuccessReply = z.object({ success: z.literal(true) })
