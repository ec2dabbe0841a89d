import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GtfsPack } from '#domain/transportation/gtfs-pack.ts'

export type Timetables = (fips: string) => Promise<GtfsPack | null>

/** Reads the bus times of a county from `<folder>/<fips>.json`, once. Most counties have none. */
export function createTimetables(folder: string): Timetables {
  const packsByFips = new Map<string, Promise<GtfsPack | null>>()
  return (fips) => {
    const pack = packsByFips.get(fips) ?? read(path.join(folder, `${fips}.json`))
    packsByFips.set(fips, pack)
    return pack
  }
}

async function read(file: string): Promise<GtfsPack | null> {
  try {
    return GtfsPack.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
