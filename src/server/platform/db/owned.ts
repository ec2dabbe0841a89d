import { sql, type RawBuilder } from 'kysely'

/** A browser and, once it saved a session or opened one by words or device, the person behind it. */
export interface Owner {
  principalId: string
  personId: string | null
}

/**
 * The rows an owner may read and change: everything of the person on any browser, and what this browser did before it
 * belonged to a person. What an earlier person did on the same browser stays theirs (T-2.5).
 */
export function ownedBy({ principalId, personId }: Owner): RawBuilder<boolean> {
  const unclaimed = sql<boolean>`(person_id is null and principal_id = ${principalId})`
  return personId === null ? unclaimed : sql<boolean>`(person_id = ${personId} or ${unclaimed})`
}
