import * as z from 'zod/mini'

const Address = z.nullable(z.email().check(z.maxLength(254)))

/** Who is told by email that an answer came: the person, and one contact they trust. Null for nobody. */
export const Notices = z.object({ email: Address, trustedEmail: Address })
export type Notices = z.infer<typeof Notices>

export const noNotices: Notices = { email: null, trustedEmail: null }
