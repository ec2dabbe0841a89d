import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '#contracts/call.ts'
import { isPartnerRole, roleIncludes, type Role } from '#domain/accounts/roles.ts'
import { AppError } from './app-error.ts'
import { toLimitKey } from './client-address.ts'
import type { CallLimiter } from './exact-limit.ts'

/** A caller with a role: a signed-in account, or a program with an admin key. */
export interface Staff {
  id: string
  kind: 'key' | 'account'
  role: Role
  /** Set for partners; null for people who run the service. */
  organizationId: string | null
  /** The hash of the cookie's token, for ending all sign-ins but this one. */
  sessionHash: string | null
  /** Whether the account signs in with a second factor. */
  hasSecondFactor: boolean
  /** The visitor of the same browser: what they filed there is theirs. Null until the guard has seen the request. */
  principalId: string | null
}

/** One way to prove a role. `none`: this request does not try; `refused`: it tried and failed. */
export type StaffProof = (request: FastifyRequest) => Promise<Staff | 'none' | 'refused'>

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

export interface StaffDeps {
  proofs: readonly StaffProof[]
  limitCalls: CallLimiter
  /** Routes that also answer callers without proof; their handlers decide what such a caller may get. */
  openRoutes?: readonly string[]
}

const failuresPerWindow = 20
const windowMs = 15 * 60 * 1000

/**
 * Enforces each call's `access` before a body is read: 401 without a role, 403 with an insufficient one. Only a contract
 * can be served under `/api`, and one without access doesn't compile.
 */
export function guardStaffCalls(app: FastifyInstance, { proofs, limitCalls, openRoutes = [] }: StaffDeps): void {
  app.decorateRequest('staff', null)
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'visitor' || access === 'link') return
    const { staff, hasFailed } = await prove(request, proofs)
    if (hasFailed) await limitCalls({ name: 'admin', who: toLimitKey(request.ip), max: failuresPerWindow, windowMs })
    request.staff = staff && { ...staff, principalId: request.visitor?.principalId ?? null }
    if (staff && mayCall(staff, access)) return
    if (staff) throw new AppError(403, 'forbidden')
    if (hasFailed || !openRoutes.includes(request.routeOptions.url ?? '')) throw new AppError(401, 'unauthorized')
  })
}

function mayCall(staff: Staff, access: 'account' | Role): boolean {
  return access === 'account' ? staff.kind === 'account' : roleIncludes(staff.role, access)
}

async function prove(request: FastifyRequest, proofs: readonly StaffProof[]) {
  let hasFailed = false
  for (const proof of proofs) {
    const proved = await proof(request)
    if (proved === 'refused') hasFailed = true
    else if (proved !== 'none') return { staff: proved, hasFailed: false }
  }
  return { staff: null, hasFailed }
}

/** The staff member behind a request; throws when there is none, wherever it is called from. */
export function requireStaff(request: FastifyRequest): Staff {
  if (!request.staff) throw new AppError(401, 'unauthorized')
  return request.staff
}

export interface PartnerStaff extends Staff {
  organizationId: string
}

/** A member of an organization: every query of a partner page is limited to it (T-4.1). */
export function requirePartner(request: FastifyRequest): PartnerStaff {
  const staff = requireStaff(request)
  const { organizationId } = staff
  if (!isPartnerRole(staff.role) || organizationId === null) throw new AppError(403, 'forbidden')
  return { ...staff, organizationId }
}

/**
 * An administrator can do and undo everything there, so a passphrase alone must not open what people wrote, nor change
 * who may act (T-8.1).
 */
export function requireSecondFactor<Person extends PartnerStaff>(staff: Person): Person {
  if (staff.role === 'partner_admin' && !staff.hasSecondFactor) throw new AppError(403, 'second_factor_first')
  return staff
}

/** The token after `Authorization: Bearer`, or null when the header is missing or of another kind. */
export function getBearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
