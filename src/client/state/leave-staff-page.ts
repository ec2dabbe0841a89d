import { staffSession } from '#client/state/staff-session.ts'

/** Takes what was read off the screen at once, then out of memory. Without a page there is nothing to ask about. */
export function leaveStaffPage(address?: string): void {
  staffSession.send({ type: 'signedOut' })
  setTimeout(() => (address === undefined ? window.location.reload() : window.location.assign(address)))
}
