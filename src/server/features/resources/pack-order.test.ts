import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { type NeedKey, needKeys } from '#domain/needs/needs.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import { CountyPack, searchPack } from '#domain/search/pack.ts'
import { listDirectoryFolders } from '#server/engines/directory/directory-folders.ts'
import { findHelp } from '#server/engines/directory/find.ts'
import { readDirectory } from '#server/engines/directory/load.ts'
import { createCountyPacks } from '#server/engines/directory/pack.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'

/** A crowded coast, a state of small counties, and one with the widest counties. */
const sampledStates = ['NJ', 'KY', 'NV']
const seed = 20_261_119

const database = setUpTestDatabase()
const places = loadPlaces('data/directory')
const clock = { now: () => Date.UTC(2026, 10, 15) }
const counties = places.counties.filter(({ state }) => sampledStates.includes(state))

test('in real counties a phone without a network shows what the server shows, in the same order', async () => {
  const folders = listDirectoryFolders(path.resolve('data'), { noncommercialListings: true })
  const isSampled = ({ state }: { state: string | null }) => state === null || sampledStates.includes(state)
  await seedDirectory(database.db, [...readDirectory(folders).listings()].filter(isSampled))
  const deps = { places, directory: directoryRepository(database.db), sources: [], clock }
  const packOf = createCountyPacks(deps)
  const choice = fc.record({
    county: fc.constantFrom(...counties),
    needs: fc.uniqueArray(fc.constantFrom<NeedKey>(...needKeys), { minLength: 1, maxLength: 6 }),
    language: fc.constantFrom<Language>('en', 'es'),
  })
  const isSame = async ({
    county,
    needs,
    language,
  }: {
    county: (typeof counties)[number]
    needs: NeedKey[]
    language: Language
  }) => {
    const { brotli } = await packOf(county, language)
    const pack = CountyPack.parse(JSON.parse(brotliDecompressSync(brotli).toString()))
    const offline = searchPack(pack, { needs, language, now: clock.now() })
    const request = {
      location: { state: county.state, county: county.name },
      needs: { ...noNeeds, ...Object.fromEntries(needs.map((need) => [need, true])) },
      language,
    }
    const online = await findHelp(deps, request, { signal: new AbortController().signal })
    const list = ({
      resources,
      alsoHelpful,
      absences,
    }: Pick<typeof online, 'resources' | 'alsoHelpful' | 'absences'>) => ({
      answers: resources.map(({ id, reasons, answers }) => ({ id, reasons, answers })),
      also: alsoHelpful.map(({ id, alsoReason }) => ({ id, alsoReason })),
      absences,
    })
    expect(list(offline)).toEqual(list(online))
  }
  await fc.assert(fc.asyncProperty(choice, isSame), { seed, numRuns: 60 })
})
