import { type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { NeedKey } from '../src/domain/needs/needs.ts'
import { ready } from '../e2e/app.ts'
import { type Tongue, uiTexts } from '../e2e/journey.ts'
import { chromiumArgs, findBrowser } from './browser.ts'
import { startServer } from './running-server.ts'

/*
 * Taps and seconds from opening the app to the first local number of the right kind, on a phone, for six situations.
 * With two needs, the first number comes from the first need; the other need is one more tap below the list, and its
 * own number is counted too. Ticking both at once costs the same taps for both numbers.
 * Prints a table; fails where the first number needs more than three taps, or another need more than one.
 */

interface Wanted {
  need: NeedKey
  /** The kinds of listing that answer it. */
  kinds: RegExp
  /** What the list says where none of them is known. */
  absence: keyof (typeof uiTexts)['en']['results']['absence']
}

interface Situation {
  name: string
  tongue: Tongue
  zip: string
  needs: readonly [Wanted, ...Wanted[]]
}

const bed: Wanted = {
  need: 'housing',
  kinds: /shelter|transitional|recovery-housing|day-center|housing-authority|survivor/,
  absence: 'shelter',
}
const food: Wanted = { need: 'food-assistance', kinds: /food|meal|benefits|tribal/, absence: 'food' }
const job: Wanted = { need: 'employment', kinds: /job-center|employer|reentry/, absence: 'job-center' }
const id: Wanted = {
  need: 'id-documentation',
  kinds: /id-office|vital-records|social-security/,
  absence: 'id-office',
}
const doctor: Wanted = { need: 'healthcare', kinds: /health-center|hospital/, absence: 'clinic' }

const situations: readonly Situation[] = [
  { name: 'Bakersfield, a bed tonight', tongue: 'en', zip: '93301', needs: [bed] },
  { name: 'Cook County, a job with a felony', tongue: 'en', zip: '60612', needs: [job] },
  { name: 'Bethel, Alaska, a bed and food', tongue: 'en', zip: '99559', needs: [bed, food] },
  { name: 'Houston, an ID, in Spanish', tongue: 'es', zip: '77002', needs: [id] },
  { name: 'Miami, insulin without insurance', tongue: 'en', zip: '33125', needs: [doctor] },
  { name: 'Phoenix, a mother with two children', tongue: 'en', zip: '85003', needs: [bed] },
]

/** What the page keeps of a search: the cards show no kind. */
const Stored = z.object({ resources: z.array(z.object({ name: z.string(), kind: z.optional(z.string()) })) })

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const mostTaps = 3
const lookMs = 500

/** Counts what a finger does; typing the ZIP code and its Enter key are one typed word. */
class Finger {
  taps = 0
  screens = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** A person looks before they tap; the app ignores a second tap that comes faster. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    await this.scrollTo(target)
    await this.page.waitForFunction(hasLooked, lookMs)
    await target.tap()
    this.taps += 1
  }

  /** A scroll of most of a screen, until the target is in view and not behind a bar. */
  async scrollTo(target: Locator): Promise<void> {
    while (await target.evaluate(isOutOfReach)) {
      const before = await this.page.evaluate(() => scrollY)
      await this.page.evaluate(() => scrollBy(0, innerHeight * 0.8))
      this.screens += 1
      if ((await this.page.evaluate(() => scrollY)) === before) return
    }
  }
}

/** Runs in the page: time enough has passed since the last tap. */
function hasLooked(lookMs: number): boolean {
  return performance.now() - (performance.getEntriesByName('tap').at(-1)?.startTime ?? -lookMs) >= lookMs
}

/** Runs in the page before the app does. */
function markTaps(): void {
  addEventListener('click', () => performance.mark('tap'), true)
}

/** Below the fold, or another element is on top of its middle. */
function isOutOfReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !hit || !(element.contains(hit) || hit.contains(element))
}

interface Answer {
  taps: number
  screens: number
  seconds: number
  number: string
}

/** One answer for each need, in order. */
async function walk(page: Page, { tongue, zip, needs }: Situation): Promise<Answer[]> {
  const { welcome, onboarding, needs: names } = uiTexts[tongue]
  const [first, ...others] = needs
  const finger = new Finger(page)
  await page.addInitScript(markTaps)
  const begun = performance.now()
  await page.goto('/')
  await ready(page)
  await finger.tap(page.getByRole('button', { name: welcome.findResources }))
  const field = page.getByRole('combobox', { name: onboarding.place.label })
  await field.waitFor()
  // A field that doesn't take the keys at once costs a tap.
  if (!(await field.evaluate((element) => element === document.activeElement))) await finger.tap(field)
  await page.keyboard.type(zip)
  await page.keyboard.press('Enter')
  const tile = page.getByRole('checkbox', { name: names[first.need].label })
  await finger.tap(page.locator('label').filter({ has: tile }))
  await finger.tap(page.getByRole('button', { name: onboarding.needs.find, exact: true }))
  const answers = [await readAnswer(finger, tongue, first, begun)]
  for (const other of others) {
    const more = page.getByRole('region', { name: uiTexts[tongue].results.moreNeeds })
    const button = more.getByRole('button', { name: names[other.need].label, exact: true })
    await finger.tap(button)
    await button.waitFor({ state: 'detached' })
    answers.push(await readAnswer(finger, tongue, other, begun))
  }
  return answers
}

async function readAnswer(finger: Finger, tongue: Tongue, wanted: Wanted, begun: number): Promise<Answer> {
  const { link, owner } = await findNumber(finger.page, tongue, wanted)
  await finger.scrollTo(link)
  const seconds = (performance.now() - begun) / 1000
  const number = (await link.getAttribute('href'))?.replace('tel:', '') ?? ''
  return { taps: finger.taps, screens: finger.screens, seconds, number: `${number} ${owner}` }
}

/** The first number in the list: a card of the right kind, or whom to call where the list says that none is known. */
async function findNumber(
  page: Page,
  tongue: Tongue,
  { kinds, absence }: Wanted,
): Promise<{ link: Locator; owner: string }> {
  await page.locator('#results-title').waitFor()
  const links = page.locator('main a[href^="tel:"]')
  await links.first().waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('lastSearchResults'))
  const { resources } = Stored.parse(JSON.parse(stored ?? ''))
  const rightNames = new Set(resources.filter(({ kind = '' }) => kinds.test(kind)).map(({ name }) => name))
  const [absent = ''] = uiTexts[tongue].results.absence[absence].title.split('{county}')
  for (const link of await links.all()) {
    const owner = await link.evaluate(
      (element) => element.closest('article, section')?.querySelector('h2, h3')?.textContent,
    )
    if (owner && (rightNames.has(owner) || owner.startsWith(absent))) return { link, owner }
  }
  throw new Error('No number of the right kind')
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })
let isGreen = true
try {
  console.log('situation                              taps  typed  screens scrolled  seconds  first number')
  for (const situation of situations) {
    const { tongue, name, zip } = situation
    const locale = tongue === 'es' ? 'es-US' : 'en-US'
    const context = await browser.newContext({ ...phone, baseURL: server.url, locale })
    for (const [index, answer] of (await walk(await context.newPage(), situation)).entries()) {
      const { taps, screens, seconds, number } = answer
      isGreen &&= taps <= mostTaps + index
      const label = index === 0 ? name : `  and ${situation.needs[index]?.need}`
      const cells = [label.padEnd(38), String(taps).padEnd(5), zip.padEnd(6), String(screens).padEnd(17)]
      console.log([...cells, seconds.toFixed(1).padEnd(8), number].join(' '))
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
if (!isGreen) console.error(`Too many taps: at most ${mostTaps}, and one for each further need.`)
process.exitCode = isGreen ? 0 : 1
