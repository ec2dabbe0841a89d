import * as z from 'zod/mini'

/** 2026-11-15, on the calendar of the place. */
export const LocalDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
