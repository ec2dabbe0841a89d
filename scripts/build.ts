import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { compressFiles } from './build/compress.ts'
import { readVectors } from '../src/server/engines/knowledge/load-knowledge.ts'
import {
  findPreparedFile,
  hashSamples,
  prepareSamples,
  writePrepared,
} from '../src/server/engines/knowledge/prepared-samples.ts'
import { readGuides } from '../src/server/engines/knowledge/read-guides.ts'
import { escapeLetters } from './build/escape-letters.ts'
import { removeManifest } from './build/manifest.ts'
import { writePages } from './build/pages.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { hashInputs, isBuilt, markBuilt } from './build/stamp.mjs'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

/** Builds only missing or stale output, so a second start builds nothing. */
async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  const inputs = hashInputs()
  process.stdout.write('Building once, about 30 seconds…\n')
  rmSync(dist, { recursive: true, force: true })
  await buildClient()
  await prerender()
  await buildServiceWorker({ root, dist })
  removeManifest(dist)
  await buildServer()
  await buildSamples()
  compressFiles(path.join(dist, 'client'))
  markBuilt(inputs)
}

const quiet: InlineConfig = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' }

async function buildClient(): Promise<void> {
  await build(quiet)
}

/** Renders the welcome text into the HTML in both languages, so it shows before any script. */
async function prerender(): Promise<void> {
  const outDir = path.join(dist, 'prerender')
  await build({
    ...quiet,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, 'src/client/app/prerender.tsx') },
    },
  })
  const { prerenderPages } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)
  writePages({ dist, rendered: await prerenderPages() })
  rmSync(outDir, { recursive: true })
}

/** Bundles the server into one file instead of a thousand modules, which starts in a fifth of the time. */
async function buildServer(): Promise<void> {
  await bundleProgram('main')
  // What this process needs is a twentieth of the server.
  await bundleProgram('directory-load')
}

async function bundleProgram(name: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: path.join(dist, 'server'),
      emptyOutDir: false,
      target: 'node24',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: path.join(root, `src/server/${name}.ts`),
        // Native code cannot be bundled; the others are optional dependencies that packages work without.
        external: ['@node-rs/argon2', 'pg-native', 'bufferutil', 'utf-8-validate', 'pg-cloudflare'],
        // Node keeps the whole file in memory; names stay as they are, for the log.
        output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
      },
    },
  })
  const file = path.join(dist, 'server', `${name}.js`)
  writeFileSync(file, escapeLetters(readFileSync(file, 'utf8')))
}

/** Reads the sample questions once, so that a start does not take seconds for it. */
async function buildSamples(): Promise<void> {
  const data = path.join(root, 'data')
  const guides = (await readGuides(path.join(data, 'knowledge'))).map(({ guide }) => guide)
  const { embed } = await readVectors(path.join(data, 'models'))
  const samples = await prepareSamples(data, guides, embed)
  await writePrepared(path.join(dist, 'server', 'samples.bin'), await hashSamples(data, []), samples)
  // For tests and whoever starts from source.
  await writePrepared(findPreparedFile(data), await hashSamples(data), samples)
}

if (import.meta.main) await ensureBuilt()
