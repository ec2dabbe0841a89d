import { brotliDecompressSync } from 'node:zlib'
import { needKeys, type NeedKey } from '../../src/domain/needs/needs.ts'
import { noNeeds } from '../../src/domain/onboarding/context.ts'
import { CountyPack, searchPack } from '../../src/domain/search/pack.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import { createCountyPacks } from '../../src/server/engines/directory/pack.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { createRandom } from '../train/random.ts'
import { withDirectory } from './open-directory.ts'

const seed = 20_261_119
const drawn = 250
/** The counties with the most people, where packs are largest. */
const crowded = 50
const searchesPerCounty = 2
const mostNeeds = 5
/** Of the 500 searches in counties drawn by seed: where a search is cut at its limit, each cut is another. */
const mostDifferent = 10

/** What a phone pays for keeping a county, and whether it then finds what the server finds, in the same order. */
export async function printPacks(): Promise<boolean> {
  return withDirectory(async ({ directory, places, helpers }) => {
    const clock = { now: systemClock.now }
    const deps = { places, directory, helpers, sources: [], clock }
    const random = createRandom(seed)
    const byPeople = places.counties.toSorted((a, b) => places.cities.getPopulation(b) - places.cities.getPopulation(a))
    const sample = Array.from({ length: drawn }, () => places.counties[Math.floor(random() * places.counties.length)])
    const packOf = createCountyPacks(deps)
    const sizes: { name: string; bytes: number; listings: number; isDrawn: boolean }[] = []
    const different: { line: string; isDrawn: boolean }[] = []
    for (const [index, county] of [...sample, ...byPeople.slice(0, crowded)].entries()) {
      if (!county) continue
      const { brotli } = await packOf(county, 'en')
      const pack = CountyPack.parse(JSON.parse(brotliDecompressSync(brotli).toString()))
      const name = `${county.name}, ${county.state}`
      sizes.push({ name, bytes: brotli.length, listings: pack.candidates.length, isDrawn: index < drawn })
      for (let search = 0; search < searchesPerCounty; search += 1) {
        const needs = drawNeeds(random)
        const flags = { ...noNeeds, ...Object.fromEntries(needs.map((need) => [need, true])) }
        const location = { state: county.state, county: county.name }
        const signal = new AbortController().signal
        const online = await findHelp(deps, { location, needs: flags, language: 'en' }, { signal })
        const offline = searchPack(pack, { needs, language: 'en', now: clock.now() })
        const list = ({ resources, alsoHelpful }: Pick<typeof online, 'resources' | 'alsoHelpful'>) =>
          [...resources, ...alsoHelpful].map(({ id }) => id).join(' ')
        if (list(online) !== list(offline))
          different.push({ line: `${name}: ${needs.join(', ')}`, isDrawn: index < drawn })
      }
    }
    const bytes = sizes.filter(({ isDrawn }) => isDrawn).map((size) => size.bytes)
    const sorted = bytes.toSorted((a, b) => a - b)
    const [worst] = sizes.toSorted((a, b) => b.bytes - a.bytes)
    const inKb = (size = 0) => `${(size / 1000).toFixed(1)} KB`
    const at = (share: number) => inKb(sorted[Math.floor(share * (sorted.length - 1))])
    console.log(
      `Packs of ${sorted.length} counties drawn by seed, compressed: median ${at(0.5)}, 19 of 20 under ${at(0.95)}`,
    )
    console.log(
      `The largest of these and of the ${crowded} with the most people: ${worst?.name}, ${worst?.listings} listings, ${inKb(worst?.bytes)}`,
    )
    for (const isDrawn of [true, false]) {
      const searches = sizes.filter((size) => size.isDrawn === isDrawn).length * searchesPerCounty
      const same = searches - different.filter((search) => search.isDrawn === isDrawn).length
      console.log(
        `${isDrawn ? 'Drawn' : 'Crowded'}: ${same} of ${searches} searches give the same list on phone and server`,
      )
    }
    for (const { line } of different) console.log(`  ${line}`)
    return different.filter(({ isDrawn }) => isDrawn).length <= mostDifferent
  })
}

function drawNeeds(random: () => number): NeedKey[] {
  const count = 1 + Math.floor(random() * mostNeeds)
  return [...new Set(Array.from({ length: count }, () => needKeys[Math.floor(random() * needKeys.length)] ?? 'other'))]
}
