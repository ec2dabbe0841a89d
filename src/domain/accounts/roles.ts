import * as z from 'zod/mini'

/** Two role ladders: partner accounts, and those who run the service. Each role includes the one before. */
export const partnerRoles = ['partner_viewer', 'partner_staff', 'partner_admin'] as const
export const serviceRoles = ['reviewer', 'admin', 'super_admin'] as const

export const PartnerRole = z.enum(partnerRoles)
export type PartnerRole = z.infer<typeof PartnerRole>
export const Role = z.enum([...partnerRoles, ...serviceRoles])
export type Role = z.infer<typeof Role>

export function isPartnerRole(role: Role): role is PartnerRole {
  return partnerRoles.some((partnerRole) => partnerRole === role)
}

/**
 * Roles that run the service get no access to what people write to an organization (T-4), so the ladders are separate.
 */
export function roleIncludes(role: Role, needed: Role): boolean {
  const ladder: readonly Role[] = isPartnerRole(needed) ? partnerRoles : serviceRoles
  return ladder.includes(role) && ladder.indexOf(role) >= ladder.indexOf(needed)
}

/** Strictly above on the same ladder. */
export function outranks(role: Role, other: Role): boolean {
  return role !== other && roleIncludes(role, other)
}

/**
 * The roles whose mail the viewer does not see, not even that it exists: equal and higher roles. The head
 * administrator, who decides about all of them, sees every row.
 */
export function rolesWithHiddenMail(viewer: Role): Role[] {
  return viewer === 'super_admin' ? [] : serviceRoles.filter((role) => !outranks(viewer, role))
}

/**
 * Whether the inviter may get the invitation link: for roles below their own, and for the head administrator also
 * partner roles.
 */
export function mayPassOnInvitation(inviter: Role, invited: Role): boolean {
  return outranks(inviter, invited) || (inviter === 'super_admin' && isPartnerRole(invited))
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface SessionLifetime {
  idleMs: number
  totalMs: number
}

/** How long a sign-in lasts (T-1.6). */
export function getSessionLifetime(role: Role): SessionLifetime {
  return isPartnerRole(role)
    ? { idleMs: 30 * minuteMs, totalMs: 12 * hourMs }
    : { idleMs: 15 * minuteMs, totalMs: 8 * hourMs }
}

/** Reviewers and admins never sign in with a passphrase alone (T-8.2). */
export function needsSecondFactor(role: Role): boolean {
  return !isPartnerRole(role)
}
