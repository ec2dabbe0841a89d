import { isSamePerson, type PersonTrace } from '#domain/review/is-same-person.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Staff } from '../http/staff.ts'

/** Whose item it is, as far as the item tells. */
export interface ItemOrigin {
  /** As somebody without an account gave it. */
  people?: readonly PersonTrace[]
  /** Who filed or edited it, signed in. */
  accountIds?: readonly (string | null)[]
  /** The organization it came from: nobody with an account there decides for it. */
  organizationId?: string | null
  /** The browsers it came from. */
  principalIds?: readonly (string | null)[]
}

export type Decider = Pick<Staff, 'id' | 'principalId'>

/** Nobody decides what he filed or edited, under whichever of his accounts (T-3.4). Runs in the decision's transaction. */
export async function refuseOwnItem(trx: Db, decider: Decider, origin: ItemOrigin): Promise<void> {
  if (await isOwnItem(trx, decider, origin)) throw new AppError(409, 'own_item')
}

export async function isOwnItem(
  trx: Db,
  { id, principalId }: Decider,
  { people = [], accountIds = [], organizationId = null, principalIds = [] }: ItemOrigin,
): Promise<boolean> {
  if (accountIds.includes(id)) return true
  if (principalId !== null && principalIds.includes(principalId)) return true
  const self = await trx.selectFrom('accounts').select(['email', 'name']).where('id', '=', id).executeTakeFirst()
  // A program with an admin key is nobody's account.
  if (!self) return false
  const accounts = await loadTraces(trx, accountIds, organizationId)
  return [...people, ...accounts].some((person) => isSamePerson(self, person))
}

async function loadTraces(
  trx: Db,
  accountIds: readonly (string | null)[],
  organizationId: string | null,
): Promise<PersonTrace[]> {
  const ids = accountIds.filter((id) => id !== null)
  if (ids.length === 0 && organizationId === null) return []
  return trx
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(organizationId === null ? [] : [eb('organization_id', '=', organizationId)]),
      ]),
    )
    .execute()
}
