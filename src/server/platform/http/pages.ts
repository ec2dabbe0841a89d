import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { defaultLanguage, parseLanguage, parseAcceptLanguage, type Language } from '#domain/language.ts'
import { isKnownRoute, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { contentSecurityPolicy } from './security-headers.ts'
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
  brotli: () => Buffer
  gzip: () => Buffer
  /** Allows the inline parts of this page and nothing else. */
  policy: string
}

const BuildManifest = z.object({
  /** By the file name of the document. */
  inlineHashes: z.record(z.string(), z.object({ script: z.array(z.string()), style: z.array(z.string()) })),
})

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

  const pages = loadPages(path.join(buildDir, 'pages'), config)

  app.get('/*', (request, reply) => {
    const [pathname = '/', query] = request.url.split('?')
    if (pathname.startsWith('/api') || pathname.startsWith('/assets/')) return reply.callNotFound()
    // The cookie is sent with the document, so the first call of a new browser already carries it.
    if (!cookie.read(request)) cookie.issue(request, reply)
    const language = getPageLanguage(request)
    const page = pages(choosePage(pathname, query), language)
    reply.status(isKnownRoute(pathname) ? 200 : 404).header('content-language', language)
    return sendPage(request, reply, page)
  })
}

const prerendered: ReadonlySet<string> = new Set(publicRoutes.filter((route) => route !== '/'))

/** The build renders the public pages as they are without a query, which may name something to show. */
function choosePage(pathname: string, query: string | undefined): string {
  if (pathname === '/') return 'home'
  if (prerendered.has(pathname) && !query) return pathname.slice(1)
  return pathname.replace(/\/$/, '') === workshopRoute ? 'workshop' : 'shell'
}

/** All of them at startup, so that a build that lacks one is noticed there. */
function loadPages(folder: string, config: PageConfig): (name: string, language: Language) => Page {
  const { inlineHashes } = BuildManifest.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  const names = ['home', 'shell', 'workshop', ...[...prerendered].map((route) => route.slice(1))]
  const load = (name: string, language: Language) => {
    const file = `${name}.${language}.html`
    return loadPage(path.join(folder, file), config, contentSecurityPolicy(inlineHashes[file]))
  }
  const pages = Object.fromEntries(names.map((name) => [name, { en: load(name, 'en'), es: load(name, 'es') }]))
  return (name, language) => {
    const page = pages[name]?.[language]
    if (!page) throw new Error(`No document ${name} in ${language}`)
    return page
  }
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

function loadPage(file: string, config: PageConfig, policy: string): Page {
  const content = JSON.stringify(config).replaceAll('"', '&quot;')
  const meta = `<meta name="next-chapter-config" content="${content}">`
  const html = readFileSync(file, 'utf8').replace('<!--config-->', meta)
  const plain = Buffer.from(html)
  return {
    plain,
    policy,
    // The last two percent of size are not worth the time that the first visitor would wait.
    brotli: once(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: once(() => gzipSync(plain)),
  }
}

/** Compressed when it is first asked for: two dozen documents would hold up every start. */
function once(compress: () => Buffer): () => Buffer {
  let compressed: Buffer | undefined
  return () => (compressed ??= compress())
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'content-security-policy': page.policy,
  })
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli())
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip())
  return reply.send(page.plain)
}
