import lighthouse from 'lighthouse'
import { chromium, type Page } from '@playwright/test'
import { noNeeds } from '../src/domain/onboarding/context.ts'
import { resultsCacheVersion } from '../src/domain/search/stored-search.ts'
import { chromiumArgs, findBrowser } from './browser.ts'
import { findFreePort } from './free-port.ts'
import { startServer } from './running-server.ts'

/*
 * Lighthouse on the pages that people open first: npm run lighthouse, or with other addresses as arguments. The results
 * are a screen of "/" that shows what a search left in the browser: they are measured as a person who comes back to them
 * with nothing in the cache, at /#resources and with a real search of the directory in storage.
 */

const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const mostLcpMs = 1000
const runs = 3
const results = '/#resources'

interface Scores {
  scores: Record<string, number>
  lcpMs: number
  shift: number
  blockedMs: number
}

async function measureOnce(url: string, port: number): Promise<Scores> {
  const onlyCategories = Object.keys(least)
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories })
  const fault = result ? result.lhr.runtimeError?.message : 'no result'
  if (!result || fault) throw new Error(`Lighthouse could not read ${url}: ${fault}`)
  const { categories, audits } = result.lhr
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  const readAudit = (name: string) => audits[name]?.numericValue ?? Infinity
  return {
    scores: Object.fromEntries(scores),
    lcpMs: readAudit('largest-contentful-paint'),
    shift: readAudit('cumulative-layout-shift'),
    blockedMs: readAudit('total-blocking-time'),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Prints the median of three runs and returns whether every figure is good enough. */
async function judge(url: string, port: number): Promise<boolean> {
  const measured: Scores[] = []
  const stored = url.endsWith(results) ? await search(url) : {}
  for (let run = 0; run < runs; run++) {
    await forgetAllBut(stored, url, port)
    measured.push(await measureOnce(url, port))
  }
  const scores = Object.keys(least).map(
    (name) => [name, median(measured.map((result) => result.scores[name] ?? 0))] as const,
  )
  const lcp = median(measured.map(({ lcpMs }) => lcpMs))
  const shift = median(measured.map((result) => result.shift))
  const blocked = median(measured.map(({ blockedMs }) => blockedMs))
  const { pathname, hash } = new URL(url)
  const figures = [
    ...scores.map((pair) => pair.join(' ')),
    `LCP ${(lcp / 1000).toFixed(2)} s`,
    `shift ${shift.toFixed(3)}`,
    `blocked ${Math.round(blocked)} ms`,
  ]
  console.log(`${pathname}${hash}  ${figures.join('  ')}`)
  return lcp <= mostLcpMs && shift === 0 && scores.every(([name, score]) => score >= least[name as keyof typeof least])
}

/** What a search of the directory leaves in the browser. */
async function search(url: string): Promise<Record<string, string>> {
  const location = { state: 'CA', county: 'Los Angeles County' }
  const needs = { ...noNeeds, housing: true, employment: true }
  const reply = await fetch(new URL('/api/search-resources', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location, needs, language: 'en' }),
  })
  const { resources } = (await reply.json()) as { resources: unknown[] }
  const stored = { resources, location, needs, language: 'en', timestamp: Date.now() }
  return { lastSearchResults: JSON.stringify(stored), cacheVersion: resultsCacheVersion }
}

/** Lighthouse clears files and workers before a run, but leaves cookies and storage: its second run would be a second visit. */
async function forgetAllBut(stored: Record<string, string>, url: string, port: number): Promise<void> {
  const { origin } = new URL(url)
  await inDefaultContext(port, async (page) => {
    await page.goto(`${origin}/robots.txt`)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.send('Network.clearBrowserCookies')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.evaluate((entries) => {
      for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
    }, stored)
  })
}

/** Lighthouse opens its tabs in the browser's own context, which is not one of Playwright's. */
async function inDefaultContext(port: number, callback: (page: Page) => Promise<void>): Promise<void> {
  const outside = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await outside.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context of its own')
  await callback(page)
  await page.close()
  await outside.close()
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', results, '/chat', '/action-plan']
const server = await startServer()
const port = await findFreePort()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
})
let isGreen = true
try {
  for (const path of paths) isGreen = (await judge(new URL(path, server.url).href, port)) && isGreen
} finally {
  await browser.close()
  await server.stop()
}
if (!isGreen) {
  const scores = Object.values(least).join(' / ')
  console.error(`Not good enough: ${scores}, a largest paint within ${mostLcpMs} ms and no layout shift are needed.`)
}
process.exitCode = isGreen ? 0 : 1
