import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { welcome } from '../src/content/en/welcome.ts'
import type { VisitorFiles } from './build/visitor-files.ts'
import { limits } from '../src/testing/limits.ts'
import { chromiumArgs, findBrowser } from './browser.ts'
import { startServer } from './running-server.ts'
import { sumAllBytes, sumBytes, kinds, measureTransfers, type Step, toPath, type Transfer } from './transfer.ts'

const KB = 1000
const budget = {
  partner: 150 * KB,
  total: 120 * KB,
  script: 100 * KB,
  route: 30 * KB,
  rules: 23 * KB,
  /** The weights of the danger judge: fetched once, after the screen, as the rules are. */
  judge: 57 * KB,
  offline: 612 * KB,
  /** The search in a county, kept only with a county. */
  copies: 17 * KB,
  worker: 6 * KB,
}

const publicRoutes = [
  '/chat',
  '/action-plan',
  '/action-plan-generator',
  '/my-introductions',
  '/community',
  '/opportunities',
  '/gro',
  '/tutorial',
  '/privacy',
  '/help',
  '/partner-portal',
]

const partnerPortal = '/partner-portal'

/** Visitors must not download staff pages: only files that visitors may need. */
function requireNoStaffFiles(where: string, transfers: Transfer[]): void {
  const { shared, en, copies } = JSON.parse(readFileSync('dist/visitor-files.json', 'utf8')) as VisitorFiles
  const visitorFiles = new Set([...shared, ...en, ...copies])
  const isLeftOut = (file: string) => file.startsWith('/assets/') && !visitorFiles.has(file) && !onlineOnly.test(file)
  const found = transfers.map(({ url }) => new URL(url).pathname).filter(isLeftOut)
  for (const file of found) problems.push(`${where} fetched ${file}, which is not for visitors`)
}
/** Visitor files that are useless offline, so they are not in the offline list. */
const onlineOnly = /\/(return-word|common-pins|interpret-needs|pin-)/

/** The first page of a partner that opens it directly. */
async function partnerPage(browser: Browser, url: string): Promise<void> {
  const bytes = sumAllBytes(await open(browser, `${url}${partnerPortal}`))
  console.log(`  ${'first partner page'.padEnd(24)} ${inKb(bytes)}`)
  demand('The first partner page', bytes, budget.partner)
}

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name }).click()

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(7)} KB`
const problems: string[] = []

function demand(what: string, bytes: number, limit: number): void {
  if (bytes > limit) problems.push(`${what} is ${inKb(bytes).trim()}, the budget is ${limit / KB} KB`)
}

/** A budget in brotli bytes is meaningless if the server used another encoding. */
function demandBrotli(transfers: Transfer[]): void {
  const text = transfers.filter(({ kind, bytes }) => ['html', 'script', 'style'].includes(kind) && bytes > 2 * KB)
  const plain = text.filter(({ encoding }) => encoding !== 'br')
  for (const { url, encoding } of plain) problems.push(`${new URL(url).pathname} came as ${encoding}, not brotli`)
}

async function open(browser: Browser, url: string, then?: Step): Promise<Transfer[]> {
  // The first load is measured with its service worker; later navigation without one, as a visitor without a worker
  // pays for it.
  const serviceWorkers = then ? 'block' : 'allow'
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers })
  context.setDefaultTimeout(limits.measuredPage.ms)
  try {
    return await measureTransfers(context, url, then)
  } finally {
    await context.close()
  }
}

async function firstLoad(browser: Browser, url: string): Promise<Transfer[]> {
  const transfers = await open(browser, url)
  const headers = transfers.reduce((sum, { headerBytes }) => sum + headerBytes, 0)
  console.log('First load of /, bytes over the network')
  for (const kind of kinds) console.log(`  ${kind.padEnd(8)} ${inKb(sumBytes(transfers, kind))}`)
  console.log(`  ${'headers'.padEnd(8)} ${inKb(headers)}`)
  console.log(`  ${'total'.padEnd(8)} ${inKb(sumAllBytes(transfers))}`)
  demandBrotli(transfers)
  requireNoStaffFiles('/', transfers)
  demand('The first load', sumAllBytes(transfers), budget.total)
  demand('Its JavaScript', sumBytes(transfers, 'script'), budget.script)
  if (sumBytes(transfers, 'script') === 0) problems.push('No script was seen, so nothing was measured')
  return transfers
}

const isJudge = ({ url }: Transfer) => /\/danger-small-[^/]*\.bin$/.test(url)
const withoutJudge = (transfers: Transfer[]) => transfers.filter((transfer) => !isJudge(transfer))

/** Bytes added by navigating from `/` to a route. */
async function addedByRoute(browser: Browser, url: string, route: string): Promise<void> {
  const added = withoutJudge(await open(browser, `${url}/`, toPath(route)))
  if (sumBytes(added, 'script') === 0) problems.push(`Nothing was fetched for ${route}, so nothing was measured`)
  console.log(`  ${route.padEnd(24)} ${inKb(sumAllBytes(added))}`)
  if (route !== partnerPortal) requireNoStaffFiles(route, added)
  demand(`What ${route} adds`, sumAllBytes(added), budget.route)
  if (sumAllBytes(added) > budget.route) listFiles(added)
}

/**
 * Bytes the chat on "/" adds to those of any second screen. The files needed for sending, including the crisis rules,
 * load right after the screen is rendered and are counted separately.
 */
async function addedByChat(browser: Browser, url: string): Promise<void> {
  const anyScreen = new Set((await open(browser, `${url}/`, press(welcome.havePin))).map((transfer) => transfer.url))
  const all = await open(browser, `${url}/`, press(welcome.chat))
  const own = all.filter((transfer) => !anyScreen.has(transfer.url))
  const isSending = ({ url: file }: Transfer) => /\/(chat-send|danger)-[^/]*\.js/.test(file)
  const judge = own.filter(isJudge)
  const [screen, sending] = [
    withoutJudge(own).filter((transfer) => !isSending(transfer)),
    withoutJudge(own).filter(isSending),
  ]
  if (judge.length === 0) problems.push('The danger judge was not fetched with the chat')
  console.log(`  ${'the danger judge'.padEnd(24)} ${inKb(sumAllBytes(judge))}`)
  demand('The danger judge', sumAllBytes(judge), budget.judge)
  if (sending.length === 0) problems.push('The rules for a crisis were not fetched with the chat')
  console.log(`  ${'the chat screen'.padEnd(24)} ${inKb(sumAllBytes(screen))}`)
  console.log(`  ${'its rules and sending'.padEnd(24)} ${inKb(sumAllBytes(sending))}`)
  console.log(`  ${'everything from welcome'.padEnd(24)} ${inKb(sumAllBytes(all))}`)
  demand('What the chat screen adds', sumAllBytes(screen), budget.route)
  demand('What sending needs', sumAllBytes(sending), budget.rules)
  if (sumAllBytes(screen) > budget.route) listFiles(screen)
}

/** Bytes as sent: files too small for a compressed copy are sent uncompressed. */
function sentBytes(file: string): number {
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length
}

/** Files cached for offline use, in each language, including the files of the first load. */
function checkOfflineSize(): void {
  const files = JSON.parse(readFileSync('dist/visitor-files.json', 'utf8')) as VisitorFiles
  console.log('Kept for use without a network')
  for (const language of ['en', 'es'] as const) {
    const listed = [...files.shared, ...files[language]]
    const pages = ['home', 'shell'].map((name) => readFileSync(`dist/pages/${name}.${language}.html`))
    const sizes = [
      ...listed.map((file) => sentBytes(`dist/client${file}`)),
      ...pages.map((page) => brotliCompressSync(page).length),
    ]
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`  ${`${sizes.length} files, ${language}`.padEnd(24)} ${inKb(bytes)}`)
    demand(`What is kept in ${language}`, bytes, budget.offline)
  }
  const copies = files.copies.reduce((sum, file) => sum + sentBytes(`dist/client${file}`), 0)
  console.log(`  ${'with a county, besides'.padEnd(24)} ${inKb(copies)}`)
  demand('What is kept with a county', copies, budget.copies)
  const worker = sentBytes('dist/client/service-worker.js')
  console.log(`  ${'the worker itself'.padEnd(24)} ${inKb(worker)}`)
  demand('The worker', worker, budget.worker)
}

/** Lists the files by size, largest first, to help find savings. */
function listFiles(transfers: Transfer[]): void {
  for (const { url, bytes } of transfers.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`    ${inKb(bytes)}  ${new URL(url).pathname}`)
}

const server = await startServer()
let first: Transfer[] = []
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: chromiumArgs,
  timeout: limits.browserStart.ms,
})
try {
  first = await firstLoad(browser, `${server.url}/`)
  console.log('Added by each route after /')
  for (const route of publicRoutes) await addedByRoute(browser, server.url, route)
  await addedByChat(browser, server.url)
  await partnerPage(browser, server.url)
  checkOfflineSize()
} finally {
  await browser.close()
  await server.stop()
}
if (problems.length > 0) listFiles(first)
for (const problem of problems) console.error(`Not good: ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1
