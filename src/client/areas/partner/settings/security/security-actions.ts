import type { QueryClient } from '@tanstack/react-query'
import {
  changePassphrase,
  confirmSecondFactor,
  endStaffSessions,
  removeSecondFactor,
  startSecondFactor,
  updateAccount,
} from '#contracts/accounts.ts'
import { listPartnerAudit } from '#contracts/partner-settings.ts'
import { callStaff, findStaff, staffSession } from '#client/state/session/staff-session.ts'
import { sessionsQuery } from '../queries.ts'

interface NewPassphrase {
  current: string
  next: string
  code?: string
}

interface Proof {
  passphrase: string
  code?: string
}

/** Actions on the user's own sign-in. Each rejects on failure. */
export function securityActions(client: QueryClient) {
  return {
    async setNotify(notify: boolean) {
      const { account } = await callStaff(updateAccount, { body: { notify } })
      staffSession.send({ type: 'found', account })
    },
    async changePassphrase(body: NewPassphrase) {
      await callStaff(changePassphrase, { body })
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    startSecondFactor: async (body: Proof) => (await callStaff(startSecondFactor, { body })).secondFactor,
    confirmSecondFactor: async (code: string) =>
      (await callStaff(confirmSecondFactor, { body: { code } })).recoveryCodes,
    async removeSecondFactor(body: Required<Proof>) {
      await callStaff(removeSecondFactor, { body })
      await findStaff()
    },
    /** Refetches the signed-in user from the server. */
    refresh: findStaff,
    async endSessions(id?: string) {
      await callStaff(endStaffSessions, { body: id === undefined ? {} : { id } })
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    loadAudit: (before?: string) => callStaff(listPartnerAudit, { query: before === undefined ? {} : { before } }),
  }
}

export type SecurityActions = ReturnType<typeof securityActions>
