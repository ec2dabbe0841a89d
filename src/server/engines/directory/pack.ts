import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type * as z from 'zod/mini'
import { needKeys } from '#domain/needs/needs.ts'
import { buildAvailability } from '#domain/partners/build-availability.ts'
import type { County } from '#domain/places/county.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { type CountyPack, packListing } from '#domain/search/pack.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DirectoryRepository } from './repository.ts'
import type { StoredListing } from './rows.ts'
import { toSearchArea, maxCandidates, radiusKm } from './search-area.ts'

const compress = promisify(brotliCompress)

const maxCachedPacks = 64
/** Edits by partners and reports reach a pack after this long at the latest. */
const cacheMs = 5 * 60_000

export interface BuiltPack {
  json: Buffer
  brotli: Buffer
  /** Identifies these bytes: different content has a different tag. */
  tag: string
}

interface PackDeps {
  directory: Pick<DirectoryRepository, 'candidates' | 'documents' | 'version'>
  clock: Clock
}

/** Builds the pack of a county and caches the most recent ones; concurrent requests share one build. */
export function createCountyPacks({ directory, clock }: PackDeps): (county: County) => Promise<BuiltPack> {
  const cachedPacks = new Map<string, { pack: Promise<BuiltPack>; version: string | null; at: number }>()
  return async (county) => {
    const version = await directory.version()
    const cached = cachedPacks.get(county.fips)
    cachedPacks.delete(county.fips)
    const isGood = cached && cached.version === version && clock.now() - cached.at < cacheMs
    const entry = isGood
      ? cached
      : { pack: buildPack(directory, county, { version, now: clock.now() }), version, at: clock.now() }
    cachedPacks.set(county.fips, entry)
    for (const oldest of cachedPacks.keys()) {
      if (cachedPacks.size <= maxCachedPacks) break
      cachedPacks.delete(oldest)
    }
    return entry.pack.catch((error: unknown) => {
      if (cachedPacks.get(county.fips) === entry) cachedPacks.delete(county.fips)
      throw error
    })
  }
}

interface PackMoment {
  version: string | null
  now: number
}

async function buildPack(directory: PackDeps['directory'], county: County, moment: PackMoment): Promise<BuiltPack> {
  const json = Buffer.from(JSON.stringify(await loadPack(directory, county, moment)))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 27)
  const brotli = await compress(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
  })
  return { json, brotli, tag: `${county.fips}-${hash}` }
}

async function loadPack(
  directory: PackDeps['directory'],
  county: County,
  { version, now }: PackMoment,
): Promise<z.input<typeof CountyPack>> {
  const { fips, state, name, lat, lon } = county
  const options = { needs: toNeedsMask(needKeys), radiusKm, limit: maxCandidates, withNames: false, now }
  const candidates = await directory.candidates(toSearchArea(county), options)
  const stored = await directory.documents(candidates.map(({ id }) => id))
  // By id: the same listings give the same bytes, whatever order they were read in.
  const inOrder = [...stored.values()].toSorted((a, b) => (a.listing.id < b.listing.id ? -1 : 1))
  const sources = new Map(inOrder.map(({ source }) => [source.id, source]))
  const disputed = inOrder.filter(({ reportsDiffer }) => reportsDiffer.length > 0)
  return {
    format: 1,
    version: version ?? 'none',
    county: { fips, state, name, lat, lon },
    sources: [...sources.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    listings: inOrder.map(({ listing }) => packListing(listing)),
    reportsDiffer: Object.fromEntries(disputed.map(({ listing, reportsDiffer }) => [listing.id, reportsDiffer])),
    ...buildPackAvailability(inOrder, candidates, now),
  }
}

/** Partner details in both languages, because a pack is the same for everybody. Most counties have none. */
function buildPackAvailability(stored: readonly StoredListing[], candidates: readonly Candidate[], now: number) {
  const entries = stored.flatMap(({ listing: { id, state }, care: partnerDetails }) =>
    partnerDetails
      ? [
          [
            id,
            {
              en: buildAvailability(partnerDetails, 'en', now, state),
              es: buildAvailability(partnerDetails, 'es', now, state),
            },
          ] as const,
        ]
      : [],
  )
  const neglected = candidates.flatMap(({ id, isNeglected }) => (isNeglected ? [id] : [])).toSorted()
  const unavailable = candidates.flatMap(({ id, isUnavailable }) => (isUnavailable ? [id] : [])).toSorted()
  return {
    ...(entries.length > 0 && { care: Object.fromEntries(entries) }),
    ...(neglected.length > 0 && { neglected }),
    ...(unavailable.length > 0 && { unavailable }),
  }
}
