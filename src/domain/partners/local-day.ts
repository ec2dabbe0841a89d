import * as z from 'zod/mini'

/** A date such as 2026-11-15, by the listing's calendar. */
export const LocalDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
