import { reentryFacts, type Listing, type ListingPhone } from '#domain/directory/listing.ts'
import { buildIdentity } from '#server/engines/directory/files/listing-id.ts'
import { toAddressKey, splitKeyWords, toNameKey } from './address-key.ts'
import { isSamePhone } from './phones.ts'
import { sortServices } from './source-codes.ts'
import { addToTally, type Tally } from './tally.ts'

const mostPhones = 3

function joined(a: readonly ListingPhone[], b: readonly ListingPhone[]): ListingPhone[] {
  const phones = [...a]
  for (const phone of b) if (!phones.some((existing) => isSamePhone(existing, phone))) phones.push(phone)
  return phones.slice(0, mostPhones)
}

/** Two rows of one office name its counties together; a pantry that also takes applications serves whoever comes. */
function unite(main: Listing, other: Listing): Pick<Listing, 'serves'> {
  if (!main.serves || !other.serves || main.kind !== other.kind) return {}
  return { serves: [...new Set([...main.serves, ...other.serves])].toSorted() }
}

const precisionOrder = ['exact', 'area', 'zip', 'city', 'county']

/** Merges two rows into one card: `main` gives name, category and date; each fact keeps its own source. */
export function mergeTwo(main: Listing, other: Listing): Listing {
  const getPrecisionRank = ({ position }: Listing) => precisionOrder.indexOf(position?.precision ?? 'county')
  const facts = { ...main.facts }
  for (const fact of reentryFacts) {
    const statedFact = facts[fact] ?? other.facts[fact]
    if (statedFact) facts[fact] = statedFact
  }
  const otherIds = [...main.otherSourceIds, other.sourceId, ...other.otherSourceIds]
  return {
    ...main,
    services: sortServices([...main.services, ...other.services]),
    street: main.street ?? other.street,
    zip: main.zip ?? other.zip,
    position: getPrecisionRank(other) < getPrecisionRank(main) ? other.position : main.position,
    phones: joined(main.phones, other.phones),
    website: main.website ?? other.website,
    hours: main.hours ?? other.hours,
    languages: [...new Set([...main.languages, ...other.languages])].toSorted(),
    cost: main.cost === 'free' || other.cost === 'free' ? 'free' : (main.cost ?? other.cost),
    facts,
    ...unite(main, other),
    otherSourceIds: [...new Set(otherIds)].filter((id) => id !== main.sourceId).toSorted(),
    assuredOn: main.assuredOn ?? other.assuredOn,
  }
}

/** Words any two clinics may share, which are no evidence that they are the same. */
const commonWords = new Set(
  (
    'a and at behavioral care center centers clinic community counseling county csl ctr dba department for health ' +
    'healthcare hospital house inc in llc medical mental mh of office outpatient program programs recovery regional ' +
    'service services st state system the treatment unit'
  ).split(' '),
)

/** The same name, the same phone, or a distinctive word in common: two lists describe one facility. */
export function areRelated(a: Listing, b: Listing): boolean {
  if (toNameKey(a.name) === toNameKey(b.name)) return true
  if (a.phones.some((phone) => b.phones.some((other) => other.number === phone.number))) return true
  const town = new Set(splitKeyWords(a.city))
  const telling = new Set(splitKeyWords(a.name).filter((word) => !commonWords.has(word) && !town.has(word)))
  return splitKeyWords(b.name).some((word) => telling.has(word))
}

const substanceUse = new Set(['samhsa-substance-use', 'samhsa-findtreatment'])
const mentalHealth = 'samhsa-mental-health'

/**
 * The two SAMHSA directories list most facilities twice. At one address each mental-health row is merged into the
 * matching substance-use row, the same name before a related one. The treatment row leads: its list is longer, and its
 * category, recovery support, is what people look for there; mental health stays findable by the services. Unrelated
 * facilities in one building stay two cards.
 */
export function mergeTreatmentPairs(listings: readonly Listing[], tally: Tally): Listing[] {
  const treatment = Map.groupBy(
    listings.filter(({ sourceId }) => substanceUse.has(sourceId)),
    (listing) => toAddressKey(listing) ?? listing.id,
  )
  const partners = new Map<string, Listing>()
  const joinedIds = new Set<string>()
  const isFree = ({ id }: Listing) => !partners.has(id)
  const find = (row: Listing, fits: (candidate: Listing) => boolean) => {
    return treatment.get(toAddressKey(row) ?? '')?.find((candidate) => isFree(candidate) && fits(candidate))
  }
  const rows = listings.filter(({ sourceId }) => sourceId === mentalHealth)
  for (const isStrict of [true, false]) {
    for (const row of rows) {
      if (joinedIds.has(row.id)) continue
      const partner = find(row, (candidate) => {
        return isStrict ? toNameKey(candidate.name) === toNameKey(row.name) : areRelated(candidate, row)
      })
      if (!partner) continue
      partners.set(partner.id, row)
      joinedIds.add(row.id)
      addToTally(tally, 'merged: mental-health row into the treatment row at its address')
    }
  }
  return listings.flatMap((listing) => {
    if (listing.sourceId === mentalHealth && joinedIds.has(listing.id)) return []
    const partner = substanceUse.has(listing.sourceId) ? partners.get(listing.id) : undefined
    return [partner ? mergeTwo(listing, partner) : listing]
  })
}

/** Merges health centers that SAMHSA lists too, when name and address agree; the newer list leads. */
export function mergeHealthCenters(listings: readonly Listing[], tally: Tally): Listing[] {
  const buildKey = (listing: Listing) => {
    const address = toAddressKey(listing)
    return address && `${toNameKey(listing.name)}|${address}`
  }
  const isHealthCenter = ({ sourceId }: Listing) => sourceId === 'hrsa-health-centers'
  const centers = new Map(listings.filter(isHealthCenter).map((listing) => [buildKey(listing), listing]))
  const mergedIds = new Set<string>()
  const merged = listings.map((listing) => {
    const center = listing.sourceId.startsWith('samhsa-') ? centers.get(buildKey(listing)) : undefined
    if (!center || mergedIds.has(center.id)) return listing
    mergedIds.add(center.id)
    addToTally(tally, 'merged: health center into the treatment row with its name and address')
    return mergeTwo(listing, center)
  })
  return merged.filter(({ id }) => !mergedIds.has(id))
}

/** Merges rows with the same name and address in one publisher's lists. */
export function mergeDuplicates(listings: readonly Listing[], tally: Tally): Listing[] {
  const groups = Map.groupBy(listings, (listing) => {
    const [family = ''] = listing.sourceId.split('-')
    const address = toAddressKey(listing)
    return address ? [family, toNameKey(listing.name), address].join('|') : buildIdentity(listing)
  })
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    if (rest.length > 0) addToTally(tally, 'merged: the same place twice in one list', rest.length)
    return [rest.reduce(mergeTwo, first)]
  })
}
