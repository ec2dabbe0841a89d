import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { defaultLanguage, parseLanguage, parseAcceptLanguage, type Language } from '#domain/language.ts'
import { isKnownRoute, workshopRoute } from '#domain/navigation/routes.ts'
import type { InlineHashes } from './security-headers.ts'
import type { VisitorCookie } from './visitor-cookie.ts'

/** Settings of this installation that pages read from a meta tag. */
export interface PageConfig {
  presence: boolean
  development: boolean
  /** Other sources are queried besides the directory: a search takes minutes, and the page says so. */
  liveSearch: boolean
}

interface Page {
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const BuildManifest = z.object({
  inlineHashes: z.object({ script: z.array(z.string()), style: z.array(z.string()) }),
})

export function readInlineHashes(buildDir: string): InlineHashes {
  const text = readFileSync(path.join(buildDir, 'pages', 'manifest.json'), 'utf8')
  return BuildManifest.parse(JSON.parse(text)).inlineHashes
}

interface PagesOptions {
  buildDir: string
  config: PageConfig
  cookie: VisitorCookie
}

/** Serves the client build: hashed files cached forever, documents in the visitor's language and never cached. */
export async function servePages(app: FastifyInstance, { buildDir, config, cookie }: PagesOptions): Promise<void> {
  const clientDir = path.join(buildDir, 'client')
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', getCacheControl(path.relative(clientDir, file)))
    },
  })

  // An immutable file is never revalidated, so validation headers would be wasted bytes.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) return
    for (const header of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(header)
  })

  const load = (name: string, language: Language) =>
    loadPage(path.join(buildDir, 'pages', `${name}.${language}.html`), config)
  const pages = {
    home: { en: load('home', 'en'), es: load('home', 'es') },
    shell: { en: load('shell', 'en'), es: load('shell', 'es') },
    workshop: { en: load('workshop', 'en'), es: load('workshop', 'es') },
  }

  app.get('/*', (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/'
    if (pathname.startsWith('/api') || pathname.startsWith('/assets/')) return reply.callNotFound()
    // The cookie is sent with the document, so the first call of a new browser already carries it.
    if (!cookie.read(request)) cookie.issue(request, reply)
    const language = getPageLanguage(request)
    const page = pages[choosePage(pathname)][language]
    reply.status(isKnownRoute(pathname) ? 200 : 404).header('content-language', language)
    return sendPage(request, reply, page)
  })
}

function choosePage(pathname: string): 'home' | 'shell' | 'workshop' {
  if (pathname === '/') return 'home'
  return pathname.replace(/\/$/, '') === workshopRoute ? 'workshop' : 'shell'
}

/**
 * A file with a hash in its name never changes. The service worker must never be outdated, because it brings the next
 * build.
 */
function getCacheControl(file: string): string {
  if (file.startsWith('service-worker.js')) return 'no-cache'
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** The person's own choice, which the page also stores in a cookie; else the browser's language. */
function getPageLanguage(request: FastifyRequest): Language {
  const chosen = parseLanguage(request.cookies['lang'])
  return chosen ?? parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
}

function loadPage(file: string, config: PageConfig): Page {
  const content = JSON.stringify(config).replaceAll('"', '&quot;')
  const meta = `<meta name="next-chapter-config" content="${content}">`
  const html = readFileSync(file, 'utf8').replace('<!--config-->', meta)
  const plain = Buffer.from(html)
  // Compressed at every start: the last two percent of size are not worth a fifth of a second.
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { plain, brotli, gzip: gzipSync(plain) }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}
