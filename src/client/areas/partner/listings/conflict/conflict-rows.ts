export type Side = 'mine' | 'theirs'

export interface ConflictRow<Name extends string> {
  name: Name
  /** Already clear when only one of the two changed it; undefined when both did, and a person must choose. */
  suggested: Side | undefined
}

interface Versions<Values> {
  /** What both began with. */
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

/** Nobody else touched what I changed: there is nothing to choose. */
export function isOnlyMine(rows: readonly ConflictRow<string>[]): boolean {
  return rows.every(({ suggested }) => suggested === 'mine')
}

/** Theirs, with every field of mine that was chosen. */
export function mergeVersions<Values extends object, Name extends keyof Values & string>(
  mine: Values,
  theirs: Values,
  chosen: Partial<Record<Name, Side>>,
): Values {
  const merged = { ...theirs }
  for (const name of Object.keys(chosen) as Name[]) if (chosen[name] === 'mine') merged[name] = mine[name]
  return merged
}
