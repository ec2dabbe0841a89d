import { roleIncludes } from '#domain/accounts/roles.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'

/** Reviewers view, decide and test; only administrators change what visitors see. The server enforces it. */
export function useMayChange(): boolean {
  return useStore(staffSession, (session) => 'account' in session && roleIncludes(session.account.role, 'admin'))
}
