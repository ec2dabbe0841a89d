import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from './test.ts'
import {
  cards,
  chooseByZip,
  openConnectableCards,
  openDetails,
  openIn,
  testCounty,
  resultsHeading,
  uiTexts,
} from './journey.ts'
import { logIn, openLogin, openPinForm, savePin, writeTo } from './pin-steps.ts'

const { welcome, onboarding, needs, results, pin } = uiTexts.en

/** The token exists nowhere else, so any occurrence must come from this test. */
const token = Math.random().toString(36).slice(2, 10).padEnd(8, 'q')
const typed = {
  firstName: `Zqfirst${token}`,
  lastName: `Zqlast${token}`,
  phone: '213-555-0187',
  email: `zqmail${token}@example.org`,
  story: `Zqstory${token} I came home on Monday`,
}
const other = `Zqother${token}`
const note = `Zqnote${token}`
const secretPin = '507294'

/** A secret and the only requests that may carry it. */
interface Canary {
  what: string
  pattern: RegExp
  sentTo: readonly RegExp[]
}

const introduction = /^\/api\/warm-introduction$/
const canaries = (returnWords: readonly string[]): Canary[] => [
  ...(['firstName', 'lastName', 'email'] as const).map((field) => ({
    what: field,
    pattern: new RegExp(typed[field], 'i'),
    sentTo: [introduction],
  })),
  { what: 'phone', pattern: /213\D{0,3}555\D{0,2}0187/, sentTo: [introduction] },
  { what: 'story', pattern: new RegExp(`Zqstory${token}`, 'i'), sentTo: [introduction] },
  // The dialog shows them again under "What you need", where they can be changed before Send.
  { what: 'need in own words', pattern: new RegExp(other, 'i'), sentTo: [/^\/api\/search-resources$/, introduction] },
  { what: 'note', pattern: new RegExp(note, 'i'), sentTo: [/^\/api\/resources\/[^/]+\/reports$/] },
  { what: 'PIN', pattern: new RegExp(`(?<!\\w)${secretPin}(?!\\w)`), sentTo: [/^\/api\/session\/(create|retrieve)$/] },
  { what: 'words', pattern: new RegExp(returnWords.join('\\W{1,8}'), 'i'), sentTo: [/^\/api\/session\/retrieve$/] },
]

/** The secrets that occur in a text. */
const seenIn = (text: string, secrets: readonly Canary[]) =>
  secrets.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what)

interface SentRequest {
  path: string
  url: string
  body: string
}

/** Records everything this page sends or writes to the console from now on. */
function listen(page: Page): { sent: SentRequest[]; said: string[] } {
  const heard = { sent: [] as SentRequest[], said: [] as string[] }
  page.on('request', (request) => {
    const url = request.url()
    heard.sent.push({ path: new URL(url).pathname, url, body: request.postData() ?? '' })
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      heard.sent.push({ path: 'socket', url: socket.url(), body: String(payload) })
    }),
  )
  page.on('console', (message) => heard.said.push(message.text()))
  return heard
}

async function findHelpInOwnWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: welcome.findResources }).click()
  await chooseByZip(page, 'en')
  for (const need of ['housing', 'recovery-support', 'other'] as const) {
    await page.getByRole('checkbox', { name: needs[need].label }).check({ force: true })
  }
  await page.getByLabel(onboarding.needs.otherLabel).fill(other)
  await page.getByRole('button', { name: onboarding.needs.find }).click()
  await expect(resultsHeading(page, 'en')).toBeVisible()
}

async function reportProblem(page: Page, name: string): Promise<void> {
  const card = cards(page).first()
  await openDetails(page, 'en', name)
  await card.getByRole('button', { name: results.report.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(results.report.kinds.other).check()
  await dialog.getByLabel(results.report.note).fill(note)
  await dialog.getByRole('button', { name: results.report.send }).click()
  await expect(dialog.getByText(results.report.thanks)).toBeVisible()
}

/** All data stored in the browser, as one text. */
async function readBrowserStorage(page: Page): Promise<string> {
  const stores = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.matchAll()).map(async (response) => `${response.url} ${await response.text()}`))
      }),
    )
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const rows: unknown[] = []
              const names = [...opening.result.objectStoreNames]
              if (names.length === 0) return resolve(rows)
              const reading = opening.result.transaction(names)
              for (const store of names) {
                reading.objectStore(store).getAll().onsuccess = ({ target }) => rows.push((target as IDBRequest).result)
              }
              reading.oncomplete = () => resolve(rows)
            }
          }),
      ),
    )
    const here = { address: location.href, name: window.name, state: history.state as unknown, cookie: document.cookie }
    return { local: { ...localStorage }, session: { ...sessionStorage }, cached, databases, here }
  })
  return JSON.stringify({ ...stores, cookies: await page.context().cookies() })
}

const dataFolder = process.env['E2E_DATA_DIR'] ?? ''

/** Rows created by users, as text; the directory is left out because it is public and full of numbers. */
function readTables(): string {
  const db = new DatabaseSync(path.join(dataFolder, 'next-chapter.db'), { readOnly: true })
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all()
    const made = tables
      .map(({ name }) => String(name))
      .filter((name) => !/^(sqlite_|listing(s|_(?!reports))|directory_)/.test(name))
    return JSON.stringify(made.map((name) => [name, db.prepare(`select * from "${name}"`).all()]))
  } finally {
    db.close()
  }
}

/** Reviewers read the note of a report, so it is stored unencrypted; nothing else is readable on disk. */
const isSealed = ({ what }: Canary) => what !== 'note'

test('what a person types is in no storage, log, event, error or address, and unreadable on disk', async ({ page }) => {
  const { sent, said: consoleLines } = listen(page)
  await openIn(page, 'en')
  await findHelpInOwnWords(page)
  const name = await (await openConnectableCards(page, 'en')).getByRole('heading').first().innerText()
  const errorReported = page.waitForResponse('**/api/client-errors')
  await writeTo(page, 'en', name, typed, async () => {
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('a fault of this test')
      }),
    )
    await errorReported
  })
  await openPinForm(page, 'en')
  const returnWords = await savePin(page, 'en', { pin: secretPin, mode: 'own' })
  const secrets = canaries(returnWords)
  expect(seenIn(await readBrowserStorage(page), secrets)).toEqual([])
  await page.getByRole('button', { name: pin.saved.continue }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: welcome.viewResources })).toBeVisible()
  await openLogin(page, 'en')
  await logIn(page, 'en', { pin: secretPin, returnWords })
  await expect(resultsHeading(page, 'en')).toBeVisible()
  await reportProblem(page, await cards(page).getByRole('heading').first().innerText())

  const browserStorage = await readBrowserStorage(page)
  expect(browserStorage).toContain(testCounty.county)
  expect(seenIn(browserStorage, secrets)).toEqual([])

  const wandered = sent.flatMap(({ path: called, url, body }) => [
    ...seenIn(decodeURIComponent(url), secrets).map((what) => `${what} in ${url}`),
    ...seenIn(
      body,
      secrets.filter(({ sentTo }) => !sentTo.some((call) => call.test(called))),
    ).map((what) => `${what} to ${called}`),
  ])
  expect(wandered).toEqual([])
  // Checks that each secret was really typed and sent; otherwise the test would pass without testing it.
  const carried = secrets.filter(({ pattern }) => sent.some(({ body }) => pattern.test(body))).map(({ what }) => what)
  expect(carried).toEqual(secrets.filter(({ sentTo }) => sentTo.length > 0).map(({ what }) => what))
  for (const called of ['/api/events', '/api/client-errors', '/api/sessions']) {
    expect(sent.map((request) => request.path)).toContain(called)
  }
  expect(seenIn(consoleLines.join('\n'), secrets)).toEqual([])

  const log = readFileSync(process.env['E2E_LOG'] ?? '', 'utf8')
  expect(log).toContain('/api/warm-introduction')
  expect(seenIn(log, secrets)).toEqual([])

  const rows = readTables()
  expect(rows).toContain(name)
  expect(seenIn(rows, secrets.filter(isSealed))).toEqual([])
  const texts = [typed.firstName, typed.lastName, typed.phone, typed.email, `Zqstory${token}`, other]
  const found = readdirSync(dataFolder).flatMap((file) => {
    const bytes = readFileSync(path.join(dataFolder, file))
    return texts.filter((text) => bytes.includes(text)).map((text) => `${text} in ${file}`)
  })
  expect(found).toEqual([])
})
