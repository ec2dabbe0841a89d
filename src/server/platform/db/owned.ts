import { sql, type RawBuilder } from 'kysely'

/** A browser and its person, once it saved a session or opened one by words or device. */
export interface Owner {
  principalId: string
  personId: string | null
}

/**
 * The rows an owner may read and change: all of the person's rows from any browser, and this browser's rows from before
 * it belonged to a person. Rows of an earlier person on the same browser stay with that person (T-2.5).
 */
export function ownedBy({ principalId, personId }: Owner): RawBuilder<boolean> {
  const unclaimed = sql<boolean>`(person_id is null and principal_id = ${principalId})`
  return personId === null ? unclaimed : sql<boolean>`(person_id = ${personId} or ${unclaimed})`
}
