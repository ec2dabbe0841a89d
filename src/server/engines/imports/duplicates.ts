import { buildAddressKey, getPhoneKey } from '#domain/directory/duplicate-keys.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'
import { toWebsiteKey } from './contact-fields.ts'
import { type CountyNames, createCountyNames, minNameSimilarity } from './county-names.ts'
import type { DraftProblem } from './draft.ts'
import type { MatchCandidate, MatchRepository } from './match-repository.ts'
import { createPause } from './pauses.ts'

export interface DuplicateMatch {
  duplicateOf: string | null
  /** How the match was made, or what is shared with another listing. */
  problem: DraftProblem | null
}

/** Two tenants of one building rarely share half their name. */
const sameTenant = 0.5
/** The number of names cached; a file that cycles through all counties must not reload them each time. */
const namesInMemory = 200_000

/** Finds rows the directory already has: by id, by exact phone, website or address, then by name in the county. */
export function createDuplicateFinder(matches: MatchRepository) {
  const pause = createPause()
  const counties = new Map<string, CountyNames>()
  let names = 0
  const loadCountyNames = async (countyFips: string): Promise<CountyNames> => {
    const cached = counties.get(countyFips)
    if (cached) return cached
    const listings = await matches.inCounty(countyFips)
    names += listings.length
    if (names > namesInMemory) {
      counties.clear()
      names = listings.length
    }
    const found = createCountyNames(listings)
    counties.set(countyFips, found)
    return found
  }
  return {
    /** Results are in the order of `listings`. */
    async find(listings: readonly Listing[]): Promise<DuplicateMatch[]> {
      const phones = listings.map(({ phones }) => getPhoneKey(phones))
      const addresses = listings.map(buildAddressKey)
      const byId = new Set((await matches.byIds(listings.map(({ id }) => id))).map(({ id }) => id))
      const byPhone = Map.groupBy(await matches.byPhones(present(phones)), (candidate) => candidate.phoneKey)
      const byAddress = Map.groupBy(await matches.byAddresses(present(addresses)), (candidate) => candidate.addressKey)
      const found: DuplicateMatch[] = []
      for (const [index, listing] of listings.entries()) {
        await pause()
        const [phone, address] = [phones[index] ?? null, addresses[index] ?? null]
        found.push(
          byId.has(listing.id)
            ? { duplicateOf: listing.id, problem: { code: 'same_listing', field: 'id' } }
            : judge(
                { listing, phone, address },
                {
                  samePhone: phone ? (byPhone.get(phone) ?? []) : [],
                  sameAddress: address ? (byAddress.get(address) ?? []) : [],
                  county: listing.countyFips ? await loadCountyNames(listing.countyFips) : createCountyNames([]),
                },
              ),
        )
      }
      return found
    },
  }
}

const present = (keys: readonly (string | null)[]) => keys.filter((key) => key !== null)

interface Sought {
  listing: Listing
  phone: string | null
  address: string | null
}
interface MatchCandidates {
  samePhone: readonly MatchCandidate[]
  sameAddress: readonly MatchCandidate[]
  county: CountyNames
}

function judge(
  { listing, phone, address }: Sought,
  { samePhone, sameAddress, county }: MatchCandidates,
): DuplicateMatch {
  const { name } = listing
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  /**
   * Another site of the same organization has the same switchboard and website, but a different street address and
   * name.
   */
  const isOtherSite = (candidate: MatchCandidate) =>
    differ(address, candidate.addressKey) && computeNameSimilarity(name, candidate.name) < minNameSimilarity
  const isOtherTenant = (candidate: MatchCandidate) =>
    differ(phone, candidate.phoneKey) && computeNameSimilarity(name, candidate.name) < sameTenant
  const byPhone = samePhone.find((candidate) => !isOtherSite(candidate))
  if (byPhone) return { duplicateOf: byPhone.id, problem: { code: 'same_phone', field: 'phones' } }
  const website = toWebsiteKey(listing.website)
  const byWebsite = website ? county.byWebsite(website) : undefined
  if (byWebsite && !isOtherSite(byWebsite)) {
    return { duplicateOf: byWebsite.id, problem: { code: 'same_website', field: 'website' } }
  }
  const byAddress = sameAddress.find((candidate) => !isOtherTenant(candidate))
  if (byAddress) return { duplicateOf: byAddress.id, problem: { code: 'same_address', field: 'street' } }
  const byName = county.similar(name)
  if (byName) return { duplicateOf: byName.id, problem: { code: 'similar_name', field: 'name' } }
  return { duplicateOf: null, problem: samePhone.length > 0 ? { code: 'shared_phone', field: 'phones' } : null }
}
