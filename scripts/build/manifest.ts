import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

/** The manifest of the client build: source names and their output files. */
export type Manifest = Record<string, ManifestChunk>

const fileIn = (dist: string) => path.join(dist, 'client', '.vite', 'manifest.json')

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(fileIn(dist), 'utf8')) as Manifest
}

/** Only the build needs it, and that folder is served. */
export function removeManifest(dist: string): void {
  rmSync(path.dirname(fileIn(dist)), { recursive: true })
}

/** The app, or the workshop, which has a document of its own. */
export function getEntryChunk(manifest: Manifest, name: 'main' | 'workshop' = 'main'): ManifestChunk {
  const entry = manifest[`app/${name}.tsx`]
  if (!entry?.isEntry) throw new Error(`The client build has no entry ${name}`)
  return entry
}
