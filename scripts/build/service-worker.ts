import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { getEntryChunk, readManifest } from './manifest.ts'
import { listVisitorFiles, type VisitorFiles } from './visitor-files.ts'

/**
 * Writes the service worker with this build's file list in it: a different list makes a different worker, which
 * browsers then fetch.
 */
export async function buildServiceWorker({ root, dist }: { root: string; dist: string }): Promise<void> {
  const manifest = readManifest(dist)
  const files = listVisitorFiles(manifest)
  const offlineBuild = { version: computeVersion(dist, files), entry: `/${getEntryChunk(manifest).file}`, files }
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    define: { offlineBuild: JSON.stringify(offlineBuild) },
    build: {
      outDir: path.join(dist, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      rolldownOptions: {
        input: path.join(root, 'src/client/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  writeFileSync(path.join(dist, 'visitor-files.json'), JSON.stringify(files))
}

/**
 * A version for the files, including those without a hash in their name: the documents and the files of the public
 * folder.
 */
function computeVersion(dist: string, files: VisitorFiles): string {
  const hash = createHash('sha256').update(JSON.stringify(files))
  const pages = path.join(dist, 'pages')
  for (const name of readdirSync(pages).toSorted()) hash.update(readFileSync(path.join(pages, name)))
  for (const address of files.shared.filter((file) => !file.startsWith('/assets/'))) {
    hash.update(readFileSync(path.join(dist, 'client', address)))
  }
  return hash.digest('hex').slice(0, 12)
}
