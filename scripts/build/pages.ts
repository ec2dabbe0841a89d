import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildBootScript, returningScript } from './boot-script.ts'
import { getEntryChunk, readManifest, type Manifest, type ManifestChunk } from './manifest.ts'

/** Output of the client's prerender module for each document. */
export interface RenderedPage {
  name: 'home' | 'shell' | 'workshop'
  language: 'en' | 'es'
  title: string
  description: string
  body: string
}

/**
 * Writes the documents: text first, one inlined style sheet, and a small script that loads the app after the first
 * paint.
 */
export function writePages({ dist, rendered }: { dist: string; rendered: readonly RenderedPage[] }): void {
  const manifest = readManifest(dist)
  const style = inlineStyle(dist, manifest)
  const pages = path.join(dist, 'pages')
  mkdirSync(pages, { recursive: true })
  const scripts = new Set<string>([returningScript])
  for (const page of rendered) {
    const file = path.join(pages, `${page.name}.${page.language}.html`)
    if (page.name === 'workshop') {
      // By its address: the hash of an inline script would be in the headers of every answer to a visitor.
      const src = `/${getEntryChunk(manifest, 'workshop').file}`
      writeFileSync(file, html(page, style, `<script type="module" src="${src}"></script>`))
      continue
    }
    const script = buildBootScript({
      modules: firstModules(manifest, page.language),
      waitsForPaint: page.name === 'home',
    })
    scripts.add(script)
    writeFileSync(file, html(page, style, `<script type="module">${script}</script>`))
  }
  const inlineHashes = { script: [...scripts].map(cspHash), style: [cspHash(style)] }
  writeFileSync(path.join(pages, 'manifest.json'), JSON.stringify({ inlineHashes }))
}

function html({ name, language, title, description, body }: RenderedPage, style: string, script: string): string {
  const early = name === 'home' ? `<script>${returningScript}</script>` : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10191d" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">
<!--config-->${early}<style>${style}</style></head>
<body><div id="root">${body}</div>${script}</body></html>
`
}

function inlineStyle(dist: string, manifest: Manifest): string {
  const files = getEntryChunk(manifest).css ?? []
  return files
    .map((file) => readFileSync(path.join(dist, 'client', file), 'utf8'))
    .join('')
    .trim()
}

/** Modules of the first screen in dependency order: the texts of one language, then the entry. */
function firstModules(manifest: Manifest, language: string): string[] {
  const files = new Set<string>()
  const visit = (chunk: ManifestChunk, open: ReadonlySet<string> = new Set()) => {
    if (files.has(chunk.file) || open.has(chunk.file)) return
    for (const next of chunk.imports ?? []) if (manifest[next]) visit(manifest[next], new Set([...open, chunk.file]))
    files.add(chunk.file)
  }
  const words = Object.entries(manifest).find(([source]) => source.endsWith(`core-${language}.ts`))?.[1]
  if (words) visit(words)
  visit(getEntryChunk(manifest))
  return [...files].map((file) => `/${file}`)
}

function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
