import type { Clock } from '#server/platform/clock.ts'
import type { StaffCookie } from '#server/platform/http/staff-cookie.ts'
import type { StaffProof } from '#server/platform/http/staff.ts'
import type { StaffSessionsRepository } from './sessions-repository.ts'

/** The cookie of a sign-in. One that is over is no attempt at anything: it is just not signed in any more. */
export function sessionProof(sessions: StaffSessionsRepository, cookie: StaffCookie, clock: Clock): StaffProof {
  return async (request) => {
    const token = cookie.read(request)
    return (token && (await sessions.find(token.hash, clock.now()))) ?? 'none'
  }
}
