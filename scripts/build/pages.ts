import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildBootScript, buildCoverScript, returningScript } from './boot-script.ts'
import { getEntryChunk, readManifest, type Manifest, type ManifestChunk } from './manifest.ts'

/** Output of the client's prerender module for each document. */
export interface RenderedPage {
  /** `home`, `shell`, `workshop`, or the address of the page without its slash. */
  name: string
  language: 'en' | 'es'
  title: string
  description: string
  body: string
  /** The address of a page whose text is in the document. */
  path?: string
  /** The source of the page and the names of its texts, which are loaded with the app. */
  module?: string
  texts?: readonly string[]
  /** See `buildCoverScript`. */
  stored?: readonly string[]
  unlike?: string
  isPrivate?: true
}

/** Hashes of the inline parts of one document, for its security policy. */
interface InlineHashes {
  script: string[]
  style: string[]
}

/**
 * Writes the documents: text first, one inlined style sheet, and a small script that loads the app after the first
 * paint.
 */
export function writePages({ dist, rendered }: { dist: string; rendered: readonly RenderedPage[] }): void {
  const manifest = readManifest(dist)
  const pages = path.join(dist, 'pages')
  mkdirSync(pages, { recursive: true })
  const inlineHashes: Record<string, InlineHashes> = {}
  for (const page of rendered) {
    const file = `${page.name}.${page.language}.html`
    const own = page.module ? listChunks(manifest, page) : []
    const style = inlineStyle(dist, [getEntryChunk(manifest), ...own])
    const early = earlyScript(page)
    const boot = bootScript(manifest, page, own)
    writeFileSync(path.join(pages, file), html({ page, style, early, boot: boot.tag }))
    inlineHashes[file] = { script: [early, boot.inline].filter(Boolean).map(cspHash), style: [cspHash(style)] }
  }
  writeFileSync(path.join(pages, 'manifest.json'), JSON.stringify({ inlineHashes }))
}

function earlyScript({ name, stored, ...rest }: RenderedPage): string {
  if (name === 'home') return returningScript
  return stored ? buildCoverScript({ stored, ...rest }) : ''
}

function bootScript(manifest: Manifest, page: RenderedPage, own: readonly ManifestChunk[]) {
  if (page.name === 'workshop') {
    return { tag: `<script type="module" src="/${getEntryChunk(manifest, 'workshop').file}"></script>`, inline: '' }
  }
  const first = firstChunks(manifest, page.language)
  // The entry stays last: it draws the page, for which everything must be there.
  const chunks = [...first.slice(0, -1), ...own, ...first.slice(-1)]
  const modules = [...new Set(chunks.map(({ file }) => `/${file}`))]
  const results = page.name === 'home' ? listResults(manifest, page).filter((file) => !modules.includes(file)) : []
  const inline = buildBootScript({ modules, results, waitsForPaint: page.path !== undefined })
  return { tag: `<script type="module">${inline}</script>`, inline }
}

/** What a list of results says, below its first paint too: each text that comes later draws it once more. */
const resultTexts = ['results', 'search', 'listing', 'services', 'needs', 'pin', 'votes']

/** The results are a screen of the welcome page with an address of their own. */
const listResults = (manifest: Manifest, page: RenderedPage) =>
  listChunks(manifest, { ...page, module: 'app/home/resources-page.tsx', texts: resultTexts }).map(
    ({ file }) => `/${file}`,
  )

interface Document {
  page: RenderedPage
  style: string
  early: string
  boot: string
}

function html({ page, style, early, boot }: Document): string {
  const { language, title, description, body } = page
  const address = page.path ? ` data-path="${page.path}"` : ''
  const texts = page.texts?.length ? ` data-texts="${page.texts.join(' ')}"` : ''
  const results = page.name === 'home' ? ` data-results="${resultTexts.join(' ')}"` : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10191d" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">
<!--config-->${early && `<script>${early}</script>`}<style>${style}</style></head>
<body><div id="root"${address}${texts}${results}>${body}</div>${boot}</body></html>
`
}

/** One style sheet, in the order in which the app would add the files. */
function inlineStyle(dist: string, chunks: readonly ManifestChunk[]): string {
  const files = new Set(chunks.flatMap(({ css }) => css ?? []))
  return [...files].map((file) => readFileSync(path.join(dist, 'client', file), 'utf8').trim()).join('')
}

/** Of the first screen in dependency order: the texts of one language, then the entry. */
function firstChunks(manifest: Manifest, language: string): ManifestChunk[] {
  return inOrder(manifest, [findText(manifest, `i18n/core-${language}`), getEntryChunk(manifest)])
}

/** Of a page in dependency order: its texts, then itself. */
function listChunks(manifest: Manifest, { module = '', texts = [], language }: RenderedPage): ManifestChunk[] {
  const own = manifest[module]
  if (!own) throw new Error(`The client build has no ${module}`)
  const words = texts.map((name) => findText(manifest, `content/${language}/${toFileName(name)}`))
  const first = new Set(firstChunks(manifest, language))
  return inOrder(manifest, [...words, own]).filter((chunk) => !first.has(chunk))
}

const toFileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function findText(manifest: Manifest, name: string): ManifestChunk {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}.ts`))
  if (!found) throw new Error(`The client build has no text ${name}`)
  return found[1]
}

/** With everything they import, before them. */
function inOrder(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const listed = new Set<ManifestChunk>()
  const visit = (chunk: ManifestChunk, open: ReadonlySet<ManifestChunk> = new Set()) => {
    if (listed.has(chunk) || open.has(chunk)) return
    for (const next of chunk.imports ?? []) if (manifest[next]) visit(manifest[next], new Set([...open, chunk]))
    listed.add(chunk)
  }
  for (const chunk of chunks) visit(chunk)
  return [...listed]
}

function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
