import { type Role, roleIncludes } from '#domain/accounts/roles.ts'

export interface ListingRights {
  /** Write, save and confirm. */
  canEdit: boolean
  /** Send to a reviewer, pause, add and undo. */
  canManage: boolean
}

/** The server decides by the role matrix; here nobody is offered what it would refuse. */
export function listingRights(role: Role): ListingRights {
  return { canEdit: roleIncludes(role, 'partner_staff'), canManage: roleIncludes(role, 'partner_admin') }
}
