import type { FastifyInstance } from 'fastify'
import type { AccountDeps } from './account-deps.ts'
import { colleagueRoutes } from './colleague-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { staffRoutes } from './staff-routes.ts'

/** Accounts of partners, reviewers and admins (T-8). */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  signInRoutes(app, deps)
  resetRoutes(app, deps)
  invitationRoutes(app, deps)
  ownAccountRoutes(app, deps)
  secondFactorRoutes(app, deps)
  colleagueRoutes(app, deps)
  staffRoutes(app, deps)
}
