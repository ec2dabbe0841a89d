import { staffSession } from '#client/state/session/staff-session.ts'

/**
 * Clears the screen at once, then reloads to clear memory. With the page gone, the unsaved-changes guard does not ask.
 */
export function leaveStaffPage(address?: string): void {
  staffSession.send({ type: 'signedOut' })
  setTimeout(() => (address === undefined ? window.location.reload() : window.location.assign(address)))
}
