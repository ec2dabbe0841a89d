import { type Browser, expect, type Page, test } from './test.ts'
import { common as enCommon } from '../src/content/en/common.ts'
import { device as enDevice } from '../src/content/en/device.ts'
import { menu as enMenu } from '../src/content/en/menu.ts'
import { common as esCommon } from '../src/content/es/common.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { menu as esMenu } from '../src/content/es/menu.ts'
import { open } from './app.ts'
import { fillText, pressConnect, type Tongue, uiTexts } from './journey.ts'

export const more = {
  en: { common: enCommon, device: enDevice, menu: enMenu },
  es: { common: esCommon, device: esDevice, menu: esMenu },
} as const

interface TestLocation {
  state: string
  stateName: string
  county: string
}

/** A PIN that is not on the list of common PINs. */
export const goodPin = '407183'

/**
 * Each test has its own county, because the number of saves and failures in a county decides what a PIN alone opens.
 */
export const counties = {
  own: { state: 'LA', stateName: 'Louisiana', county: 'Orleans Parish' },
  wrong: { state: 'OH', stateName: 'Ohio', county: 'Franklin County' },
  quiet: { state: 'TX', stateName: 'Texas', county: 'Loving County' },
  other: { state: 'GA', stateName: 'Georgia', county: 'Fulton County' },
  deleted: { state: 'WA', stateName: 'Washington', county: 'King County' },
} as const satisfies Record<string, TestLocation>

const shelter = {
  id: 'e2e-shelter',
  name: 'A shelter of this test',
  category: 'housing',
  services: [],
  // Whoever can't be called stands last.
  phone: '213-555-0150',
}
const clinic = { id: 'e2e-clinic', name: 'A clinic of this test', category: 'healthcare', services: [] }
export const testListings = [shelter, clinic]

/** Browser storage after a search in a location, by storage key. */
export function buildFoundStorage({ state, county }: TestLocation): Record<string, unknown> {
  const location = { state, county }
  return {
    cacheVersion: '1',
    lastVisit: Date.now(),
    lastSearchResults: {
      resources: testListings,
      location,
      needs: { housing: true },
      language: 'en',
      timestamp: Date.now(),
    },
  }
}

/** A browser with only the given storage: another phone, another computer. */
export async function openNewDevice(
  browser: Browser,
  tongue: Tongue,
  storedValues: Record<string, unknown> = {},
): Promise<Page> {
  const origin = test.info().project.use.baseURL ?? ''
  const localStorage = Object.entries({ language: tongue, ...storedValues }).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } })
  const page = await context.newPage()
  await open(page, '/')
  return page
}

export function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

export async function openResults(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('button', { name: uiTexts[tongue].welcome.viewResources }).click()
}

/** From the results to the empty PIN form. */
export async function openPinForm(page: Page, tongue: Tongue): Promise<void> {
  const { results, pin } = uiTexts[tongue]
  await page.getByRole('button', { name: results.saveProgress }).click()
  await expect(title(page, pin.prompt.title)).toBeVisible()
  await page.getByRole('button', { name: pin.prompt.create }).click()
  await expect(title(page, pin.create.title)).toBeVisible()
}

interface NewPin {
  pin?: string
  mode?: 'own' | 'shared'
}

/** Types a PIN twice and saves. Returns the three words, with the screen that shows them open. */
export async function savePin(page: Page, tongue: Tongue, options: NewPin = {}): Promise<string[]> {
  const { pin = goodPin, mode = 'shared' } = options
  const { pin: t } = uiTexts[tongue]
  await page.getByLabel(t.fields.pin, { exact: true }).fill(pin)
  await page.getByLabel(t.fields.confirmation, { exact: true }).fill(pin)
  await page.getByRole('radio', { name: more[tongue].device[mode], exact: true }).check()
  await page.getByRole('button', { name: t.create.submit }).click()
  return readReturnWords(page, tongue)
}

export async function readReturnWords(page: Page, tongue: Tongue): Promise<string[]> {
  await expect(title(page, uiTexts[tongue].pin.saved.title)).toBeVisible()
  const section = page.getByRole('region', { name: uiTexts[tongue].pin.saved.wordsTitle })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  // Each word has its picture next to it.
  return section.locator('.return-word').allInnerTexts()
}

export async function openLogin(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('button', { name: uiTexts[tongue].welcome.havePin }).click()
  await expect(title(page, uiTexts[tongue].pin.login.title)).toBeVisible()
}

async function chooseLocation(page: Page, tongue: Tongue, { stateName, county }: TestLocation): Promise<void> {
  const { fields } = uiTexts[tongue].pin
  await choose(page, fields.state, stateName)
  await choose(page, fields.county, county)
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await expect(box).toBeEnabled()
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

interface Login {
  pin?: string
  location?: TestLocation
  returnWords?: readonly string[]
}

/** Fills in the given values and submits the login form. */
export async function logIn(
  page: Page,
  tongue: Tongue,
  { pin = goodPin, location, returnWords }: Login,
): Promise<void> {
  const { fields, login } = uiTexts[tongue].pin
  await page.getByLabel(fields.pin, { exact: true }).fill(pin)
  if (location) await chooseLocation(page, tongue, location)
  if (returnWords) {
    const field = page.getByLabel(login.words)
    if ((await field.count()) === 0) await page.getByRole('button', { name: login.haveWords }).click()
    await field.fill(returnWords.join(' '))
  }
  await page.getByRole('button', { name: login.submit }).click()
}

export async function expectResults(page: Page, tongue: Tongue, { county, state }: TestLocation): Promise<void> {
  await expect(title(page, fillText(uiTexts[tongue].results.header, { county, state }))).toBeVisible()
}

/** Everything a script could read in this browser, by store. */
export function browserStores(page: Page) {
  return page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
}

/** Sends a request with the page's own cookie. */
export function call(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async (request) => {
      const init = { method: request.method, headers: request.body ? { 'content-type': 'application/json' } : {} }
      const response = await fetch(request.path, request.body ? { ...init, body: JSON.stringify(request.body) } : init)
      return { status: response.status, body: await response.json() }
    },
    { method, path, body },
  )
}

export const introduction = (location: TestLocation, changes: object = {}) => ({
  resourceId: shelter.id,
  resourceName: shelter.name,
  userName: 'Test Person',
  userMessage: 'A bed for tonight',
  userPhone: '213-555-0143',
  preferredContact: 'phone',
  urgency: 'normal',
  userLocation: { state: location.state, county: location.county },
  userNeeds: { housing: true },
  ...changes,
})

type Field = 'firstName' | 'lastName' | 'phone' | 'email' | 'story'
const sentTexts = { firstName: 'Test', lastName: 'Person', phone: '213-555-0143', story: 'Back since Monday' }

/** Sends an introduction to a listing of the results. `beforeSend` runs while the completed dialog is open. */
export async function writeTo(
  page: Page,
  tongue: Tongue,
  name: string,
  fields: Partial<Record<Field, string>> = sentTexts,
  beforeSend = () => Promise.resolve(),
): Promise<void> {
  const { introductions } = uiTexts[tongue]
  await pressConnect(page, tongue, name)
  const dialog = page.getByRole('dialog')
  // The listings of these journeys have no partner.
  await dialog.getByRole('button', { name: introductions.dialog.invite }).click()
  for (const [field, text] of Object.entries(fields) as [Field, string][]) {
    await dialog.getByLabel(new RegExp(`^${introductions.dialog[field]}`)).fill(text)
  }
  await beforeSend()
  await dialog.getByRole('button', { name: introductions.dialog.send }).click()
  await expect(page.getByText(introductions.sent.toast)).toBeVisible()
}
