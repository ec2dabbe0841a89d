import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The compiled directory, then the parts of it that are loaded beside it. Only the first has counties and ZIP codes. */
export type DirectoryFolders = readonly [main: string, ...parts: string[]]

/**
 * Whatever has a licence that forbids commercial use stands alone in this folder: its owner can switch it off or delete
 * it, and nothing else needs it.
 */
export const partFolder = 'directory-noncommercial'

/** The first word of the ids of its sources, and of nobody else's. */
export const partFamily = 'succurro'

/** What is loaded: a part that was deleted or switched off is not. */
export function listDirectoryFolders(
  data: string,
  { noncommercialListings }: { noncommercialListings: boolean },
): DirectoryFolders {
  const part = path.join(data, partFolder)
  const isLoaded = noncommercialListings && existsSync(path.join(part, 'manifest.json'))
  return isLoaded ? [path.join(data, 'directory'), part] : [path.join(data, 'directory')]
}

/** Deletes the part; the next start takes its rows out of the database. Whether there was one. */
export function removePart(data: string): boolean {
  const part = path.join(data, partFolder)
  const isThere = existsSync(part)
  rmSync(part, { recursive: true, force: true })
  return isThere
}
