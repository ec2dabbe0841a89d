import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'

/** Accounts, and everything the people of an organization and those who review do when signed in. */
export function addPartners(_app: FastifyInstance, _deps: AppDeps): void {
  // Each feature joins here.
}
