import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { County } from '#domain/places/county.ts'
import { listContactIds } from '#domain/search/absent-kinds.ts'
import { type CountyPack, packCandidate } from '#domain/search/pack.ts'
import { mapPublishersById, toResource } from './card.ts'
import type { FindDeps } from './find.ts'
import { findNearLegalAid } from './near-legal-aid.ts'
import { maxCandidates, radiusKm, toSearchArea } from './search-area.ts'

const compress = promisify(brotliCompress)

const maxCachedPacks = 64
/** Edits by partners and reports reach a pack after this long at the latest. */
const cacheMs = 5 * 60_000

/** Compressed, because the largest county has two megabytes of text. */
export interface BuiltPack {
  brotli: Buffer
  builtAt: number
}

type PackDeps = Pick<FindDeps, 'places' | 'directory' | 'clock' | 'weights'>

/** Builds the pack of a county in a language and caches the most recent ones; concurrent requests share one build. */
export function createCountyPacks(deps: PackDeps): (county: County, language: Language) => Promise<BuiltPack> {
  const cachedPacks = new Map<string, { pack: Promise<BuiltPack>; at: number }>()
  return async (county, language) => {
    const key = `${county.fips} ${language}`
    const now = deps.clock.now()
    const cached = cachedPacks.get(key)
    cachedPacks.delete(key)
    const entry = cached && now - cached.at < cacheMs ? cached : { pack: buildPack(deps, county, language), at: now }
    cachedPacks.set(key, entry)
    for (const oldest of cachedPacks.keys()) {
      if (cachedPacks.size <= maxCachedPacks) break
      cachedPacks.delete(oldest)
    }
    return entry.pack.catch((error: unknown) => {
      if (cachedPacks.get(key) === entry) cachedPacks.delete(key)
      throw error
    })
  }
}

async function buildPack(deps: PackDeps, county: County, language: Language): Promise<BuiltPack> {
  const builtAt = deps.clock.now()
  const json = Buffer.from(JSON.stringify(await loadPack(deps, county, { language, now: builtAt })))
  const brotli = await compress(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
  })
  return { brotli, builtAt }
}

async function loadPack(
  { places, directory, weights }: PackDeps,
  county: County,
  { language, now }: { language: Language; now: number },
): Promise<z.input<typeof CountyPack>> {
  const { fips, state, name, lat, lon } = county
  const options = { needs: toNeedsMask(needKeys), radiusKm, limit: maxCandidates, withNames: false, now }
  const candidates = await directory.candidates(toSearchArea(county), options)
  const nearLegalAid = await findNearLegalAid(directory, county)
  const contacts = [...listContactIds(state), ...(nearLegalAid === null ? [] : [nearLegalAid])]
  const documents = await directory.documents([...candidates.map(({ id }) => id), ...contacts])
  const context = { places, publishers: mapPublishersById(documents.values()), now }
  const active = await weights?.()
  return {
    format: 3,
    language,
    county: { fips, state, name, lat, lon },
    ...(active && { weights: active }),
    candidates: candidates.map(packCandidate),
    nearLegalAid,
    cards: [...documents.values()].map((stored) => toResource(stored, null, language, context)),
  }
}
