/**
 * `away`: not reachable or not ready, `locked`: somebody else holds what is needed; both pass by themselves. `full`, `damaged`
 * and `unusable` wait for the operator.
 */
export type UnavailableKind = 'away' | 'locked' | 'full' | 'damaged' | 'unusable'

/**
 * The database could not do what it was asked, through no fault of the caller: answered with 503. The one error that both
 * engines report every such fault with. The message is for the operator and holds no text of the engine, which may quote data.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly kind: UnavailableKind
  /** As the engine or the network names it, such as 57P01, SQLITE_FULL or ECONNREFUSED. */
  readonly code: string

  constructor(kind: UnavailableKind, code: string, reason: string) {
    super(reason)
    this.kind = kind
    this.code = code
  }

  /** Whether waiting may help. */
  get maySoonPass(): boolean {
    return this.kind === 'away' || this.kind === 'locked'
  }
}

/** The fault of the database behind an error, whoever wrapped it. */
export function findDatabaseFault(error: unknown): DatabaseUnavailable | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return [error, cause].find((each) => each instanceof DatabaseUnavailable)
}

/** The longest that a statement waits for a database that does not answer or is locked by somebody else. */
export const patienceMs = 1500

/** So long an operator is told of damage that a statement met: the database still answers whatever does not touch it. */
const rememberDamageMs = 5 * 60 * 1000

export interface DamageMemory {
  /** Notes damage, and throws whatever it was given. */
  fail(error: unknown): never
  isFresh(): boolean
}

export function createDamageMemory(): DamageMemory {
  let metAt = -Infinity
  return {
    fail(error) {
      if (error instanceof DatabaseUnavailable && error.kind === 'damaged') metAt = performance.now()
      throw error
    },
    isFresh: () => performance.now() - metAt < rememberDamageMs,
  }
}
