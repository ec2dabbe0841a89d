import { listDirectoryFolders } from '../src/server/engines/directory/directory-folders.ts'
import { readDirectory, type CompiledDirectory } from '../src/server/engines/directory/load.ts'
import type { Listing } from '../src/domain/directory/listing.ts'

/** A seeded random number generator, so every run gets the same numbers. */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * The real directory, or the requested number of rows made from it: copies moved by up to 17 km, so they stay where
 * people live.
 */
export function loadBenchDirectory(data: string, rows: number | 'real'): CompiledDirectory {
  const real = readDirectory(listDirectoryFolders(data, { noncommercialListings: true }))
  if (rows === 'real') return real
  return { ...real, version: `synthetic-${rows}`, listings: () => copies([...real.listings()], rows) }
}

function* copies(real: readonly Listing[], rows: number): Iterable<Listing> {
  const chance = createSeededRandom(1)
  const local = real.filter(({ position }) => position !== null)
  yield* real
  for (let made = real.length; made < rows; made += 1) {
    const original = local[made % local.length]
    if (!original?.position) continue
    const { lat, lon, precision } = original.position
    const position = { lat: lat + (chance() - 0.5) * 0.3, lon: lon + (chance() - 0.5) * 0.3, precision }
    const copy = Math.floor(made / local.length)
    yield { ...original, id: `${original.id}-${copy}`, name: `${original.name} ${copy}`, position }
  }
}
