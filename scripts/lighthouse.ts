import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { chromiumArgs, findBrowser } from './browser.ts'
import { findFreePort } from './free-port.ts'
import { startServer } from './running-server.ts'

const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const runs = 3

interface Scores {
  scores: Record<string, number>
  lcpMs: number
}

async function once(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(least) })
  const fault = result ? result.lhr.runtimeError?.message : 'no result'
  if (!result || fault) throw new Error(`Lighthouse could not read ${url}: ${fault}`)
  const { categories, audits } = result.lhr
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  return { scores: Object.fromEntries(scores), lcpMs: audits['largest-contentful-paint']?.numericValue ?? Infinity }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Prints the median of three runs and returns whether every score is high enough. */
async function judge(url: string, port: number): Promise<boolean> {
  const measured: Scores[] = []
  for (let run = 0; run < runs; run++) measured.push(await once(url, port))
  const scores = Object.keys(least).map(
    (name) => [name, median(measured.map((result) => result.scores[name] ?? 0))] as const,
  )
  const lcp = median(measured.map(({ lcpMs }) => lcpMs))
  const scoreText = scores.map((pair) => pair.join(' ')).join('  ')
  console.log(`${new URL(url).pathname}  ${scoreText}  LCP ${(lcp / 1000).toFixed(2)} s`)
  return scores.every(([name, score]) => score >= least[name as keyof typeof least])
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/']
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
if (!isGreen) console.error(`A score is too low: at least ${Object.values(least).join(' / ')} is needed.`)
process.exitCode = isGreen ? 0 : 1
