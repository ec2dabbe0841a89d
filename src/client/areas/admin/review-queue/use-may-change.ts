import { roleIncludes } from '#domain/accounts/roles.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/staff-session.ts'

/** Reviewers look, decide and try things; what visitors meet is changed by administrators. The server has the last word. */
export function useMayChange(): boolean {
  return useStore(staffSession, (session) => 'account' in session && roleIncludes(session.account.role, 'admin'))
}
