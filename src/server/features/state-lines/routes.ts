import type { FastifyInstance } from 'fastify'
import { listNumbersToCall, recordNumberCall } from '#contracts/state-lines.ts'
import type { StateLines } from '#domain/facts/state-lines.ts'
import { listLineChecks } from '#server/engines/facts/line-checks-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { recordCall } from './commands/record-call.ts'
import { countNumbers, listNumbers } from './numbers.ts'
import { listStaffNames } from './repository.ts'

interface StateLineDeps {
  db: Db
  clock: Clock
  table: StateLines
}

function stateLineRoutes(app: FastifyInstance, { db, clock, table }: StateLineDeps): void {
  implement(
    app,
    listNumbersToCall,
  )(async ({ query }) => {
    const [checks, names] = await Promise.all([listLineChecks(db), listStaffNames(db)])
    const input = { table, checks, names, now: clock.now() }
    return { success: true, ...listNumbers(input, query), counts: countNumbers(input) }
  })

  implement(
    app,
    recordNumberCall,
  )(async ({ body }, { request }) => {
    const number = await recordCall({ db, table }, requireStaff(request), body, clock.now())
    return { success: true, number }
  })
}

/** The numbers of state offices that staff call, and what they find out. */
export function registerStateLines(app: FastifyInstance, { db, clock, knowledge }: Services): void {
  stateLineRoutes(app, { db, clock, table: knowledge.facts.stateLines })
}
