import type { Clock } from '#server/platform/clock.ts'
import type { StaffCookie } from '#server/platform/http/staff-cookie.ts'
import type { StaffProof } from '#server/platform/http/staff.ts'
import type { StaffSessionsRepository } from './sessions-repository.ts'

/** The cookie of a sign-in. An expired one is not a failed attempt: the caller is simply not signed in. */
export function sessionProof(sessions: StaffSessionsRepository, cookie: StaffCookie, clock: Clock): StaffProof {
  return async (request) => {
    const token = cookie.read(request)
    return (token && (await sessions.find(token.hash, clock.now()))) ?? 'none'
  }
}
