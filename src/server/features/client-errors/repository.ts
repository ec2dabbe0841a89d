import type { Db } from '#server/platform/db/database.ts'

export interface ClientErrorReport {
  stackHash: string
  message: string
  stack: string | null
  componentStack: string | null
  path: string | null
}

/** One row per distinct error, with a count: how many people hit it matters, not who they were. */
export function clientErrorsRepository(db: Db) {
  return {
    async record({ stackHash, message, stack, componentStack, path }: ClientErrorReport, at: number) {
      await db
        .insertInto('client_errors')
        .values({
          stack_hash: stackHash,
          message,
          stack,
          component_stack: componentStack,
          path,
          count: 1,
          first_seen_at: at,
          last_seen_at: at,
        })
        .onConflict((conflict) =>
          conflict.column('stack_hash').doUpdateSet((eb) => ({
            count: eb('client_errors.count', '+', 1),
            last_seen_at: at,
          })),
        )
        .execute()
    },
  }
}
export type ClientErrorsRepository = ReturnType<typeof clientErrorsRepository>
