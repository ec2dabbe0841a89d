import type { Kysely } from 'kysely'

/** One step forward. It sees the tables as the step before left them, so it must not use `Schema`. */
export interface Migration {
  readonly name: string
  up(db: Kysely<unknown>): Promise<void>
}
