import type { Account } from '#domain/accounts/account.ts'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'

export interface Staff {
  account: Account | null
  /** May see names and answer. The server enforces this; the UI only hides the buttons. */
  mayAct: boolean
  /** May pause a listing. */
  mayPause: boolean
}

export function useStaff(): Staff {
  const session = useStore(staffSession)
  const account = 'account' in session ? session.account : null
  const includes = (role: 'partner_staff' | 'partner_admin') => account !== null && roleIncludes(account.role, role)
  return { account, mayAct: includes('partner_staff'), mayPause: includes('partner_admin') }
}
