export type Side = 'mine' | 'theirs'

export interface ConflictRow<Name extends string> {
  name: Name
  /** Set when only one side changed the field; undefined when both did and the user must choose. */
  suggested: Side | undefined
}

interface Versions<Values> {
  /** The common version both started from. */
  base: Values
  mine: Values
  theirs: Values
}

/** Every field in which the two versions differ. */
export function conflictRows<Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Values>,
  isSame: (value: unknown, other: unknown) => boolean,
): ConflictRow<Name>[] {
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      suggested: suggestionFor(isSame(mine[name], base[name]), isSame(theirs[name], base[name])),
    }))
}

function suggestionFor(isMineOld: boolean, areTheirsOld: boolean): Side | undefined {
  if (isMineOld) return 'theirs'
  return areTheirsOld ? 'mine' : undefined
}

/** True if no field I changed was changed by anyone else, so there is nothing to choose. */
export function isOnlyMine(rows: readonly ConflictRow<string>[]): boolean {
  return rows.every(({ suggested }) => suggested === 'mine')
}

/** Their version plus every field where mine was chosen. */
export function mergeVersions<Values extends object, Name extends keyof Values & string>(
  mine: Values,
  theirs: Values,
  chosen: Partial<Record<Name, Side>>,
): Values {
  const merged = { ...theirs }
  for (const name of Object.keys(chosen) as Name[]) if (chosen[name] === 'mine') merged[name] = mine[name]
  return merged
}
