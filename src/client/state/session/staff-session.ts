import type * as z from 'zod/mini'
import { showAccount, signOut } from '#contracts/accounts.ts'
import type { CallArguments, CallDefinition, CallReply } from '#contracts/call.ts'
import type { Account } from '#domain/accounts/account.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { createStore } from '#client/platform/store.ts'

/** `expired`: the sign-in expired while a page is open. The page stays as it is, and a sign-in dialog opens over it. */
export type StaffSession =
  | { phase: 'unknown' }
  | { phase: 'unreachable' }
  | { phase: 'out' }
  | { phase: 'in'; account: Account }
  | { phase: 'expired'; account: Account }

type StaffEvent =
  | { type: 'found'; account: Account | null }
  | { type: 'notReached' }
  | { type: 'refused' }
  | { type: 'signedOut' }

function staffReducer(state: StaffSession, event: StaffEvent): StaffSession {
  switch (event.type) {
    case 'found':
      return event.account ? { phase: 'in', account: event.account } : { phase: 'out' }
    case 'notReached':
      return state.phase === 'unknown' ? { phase: 'unreachable' } : state
    case 'refused':
      return state.phase === 'in' ? { phase: 'expired', account: state.account } : state
    case 'signedOut':
      return { phase: 'out' }
  }
}

export const staffSession = createStore(staffReducer, { phase: 'unknown' })

/** When the server last saw this account active: the sign-in expires some time after that. */
let contactAt = 0
export const lastStaffContact = () => contactAt

/** Records the account after a sign-in or an accepted invitation. */
export function welcomeStaff(account: Account): void {
  contactAt = Date.now()
  staffSession.send({ type: 'found', account })
}

/** Loads the signed-in account, if any. */
export async function findStaff(): Promise<void> {
  try {
    const { account } = await callApi(showAccount, {})
    contactAt = Date.now()
    staffSession.send({ type: 'found', account })
  } catch {
    staffSession.send({ type: 'notReached' })
  }
}

/** Ends the sign-in. The page must be reloaded afterwards, so that no data stays in its memory. */
export async function signOutStaff(): Promise<void> {
  await callApi(signOut, {})
  staffSession.send({ type: 'signedOut' })
}

interface JsonCall extends CallDefinition {
  readonly reply: z.ZodMiniType
}

/** A call that needs a sign-in. If the sign-in expired, the caller gets the error, keeps its input, and may retry. */
export async function callStaff<D extends JsonCall>(call: D, args: CallArguments<D>): Promise<CallReply<D>> {
  try {
    const reply = await callApi(call, args)
    contactAt = Date.now()
    return reply
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) staffSession.send({ type: 'refused' })
    throw error
  }
}
