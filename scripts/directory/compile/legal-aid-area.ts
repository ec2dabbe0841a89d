import type { Listing } from '#domain/directory/listing.ts'
import { states } from '#domain/places/states.ts'
import { splitKeyWords } from './address-key.ts'
import type { AreaFinder } from './area-by-name.ts'
import { grantees, isAloneInState } from './legal-aid.ts'
import { addToTally, type Tally } from './tally.ts'

/** Words of an organization's name that say nothing about where it works. */
const plainWords = new Set(
  `advocacy advocates aid and assistance assoc association bureau center centers city community corp corporation county
  equal for foundation greater help inc justice law legal metro metropolitan neighborhood of office org organization
  program programs project service services society the volunteer`.split(/\s+/),
)

/**
 * The list of grantees gives no area, only a state. A grantee that is alone in its state, or whose name adds only the
 * state's, or of which the federal list says so, serves all of it. One named after a city or a county serves the area around it. The others serve a part of
 * the state that we do not know: they have no position and no county.
 */
export function setGranteeAreas(listings: readonly Listing[], findArea: AreaFinder, tally: Tally): Listing[] {
  const isGrantee = ({ sourceId, otherSourceIds, kind }: Listing) =>
    kind === 'legal-aid' && (sourceId === grantees || otherSourceIds.includes(grantees))
  const perState = new Map<string, number>()
  for (const listing of listings) {
    if (isGrantee(listing)) perState.set(listing.state ?? '', (perState.get(listing.state ?? '') ?? 0) + 1)
  }
  return listings.map((listing) => {
    const { state, scope } = listing
    if (!isGrantee(listing) || isAloneInState(listing) || scope !== 'state' || state === null) return listing
    const words = splitKeyWords(listing.name).filter((word) => !plainWords.has(word))
    if (perState.get(state) === 1 || words.join(' ') === stateNames.get(state)) return listing
    const area = findArea(state, words.join(' '))
    addToTally(
      tally,
      `legal aid grantee: serves ${area ? 'the area it is named after' : 'an unknown part of the state'}`,
    )
    return { ...listing, scope: 'region' as const, ...area }
  })
}

const stateNames = new Map<string, string>(states.map(({ code, label }) => [code, splitKeyWords(label).join(' ')]))
