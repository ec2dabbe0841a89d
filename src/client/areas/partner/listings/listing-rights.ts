import { type Role, roleIncludes } from '#domain/accounts/roles.ts'

export interface ListingRights {
  /** May edit, save and confirm. */
  canEdit: boolean
  /** May submit for review, pause, add and undo. */
  canManage: boolean
}

/** The server enforces the role matrix; the UI hides what it would refuse. */
export function listingRights(role: Role): ListingRights {
  return { canEdit: roleIncludes(role, 'partner_staff'), canManage: roleIncludes(role, 'partner_admin') }
}
