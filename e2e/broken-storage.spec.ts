import { expect, type Locator, type Page, test } from './test.ts'
import { type StorageKeyName, storageKeys } from '#client/platform/storage/keys.ts'
import { ready } from './app.ts'
import { breakages, readable } from './broken-values.ts'
import { cards, filled, place, words } from './journey.ts'
import { realPlaces } from './slow-search.ts'

/** What the product keeps in a browser after a visit; the keys that are left out stand for a number. */
function goodValues(places: unknown[], isSearching: boolean): Partial<Record<StorageKeyName, unknown>> {
  const now = Date.now()
  const location = { state: place.state, county: place.county }
  const answer = { message: 'We can see you on Monday.', respondedAt: now, isRead: false }
  return {
    'reggie-tutorial-progress': { currentStep: 2, completed: [1], started: true, lastAccessed: now },
    'reggie-chat-sessions': [
      {
        id: 'c1',
        title: 'ID',
        messages: [{ role: 'user', content: 'Where do I get an ID?' }],
        lastUpdated: now,
      },
    ],
    'next-chapter-search-progress': {
      isSearchInProgress: isSearching,
      isSearchCompleted: !isSearching,
      searchStartTime: now,
      estimatedProgress: 10,
    },
    userSession: { currentStep: 3, userLocation: location, userNeeds: { housing: true }, resources: places },
    savedResources: places.map((one) => ({
      ...(one as object),
      ...location,
      warmIntroStatus: 'responded',
      warmIntroSentAt: now,
      providerResponse: answer,
    })),
    lastSearchResults: { resources: places, location, needs: { housing: true }, language: 'en', timestamp: now },
    hasCompletedOnboarding: true,
    lastVisit: now,
    cacheVersion: '1',
    language: 'en',
    sessionId: 'fp_broken',
    'gro-progress': ['firstDay'],
    'last-action-plan': { text: '**Call** 2-1-1', steps: [], language: 'en', madeAt: now, tasks: [] },
    'plan-draft': {
      question: 1,
      answers: { urgent_need: 'A bed', biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' },
    },
    'documents-progress': { marked: ['birth-certificate'], birthState: 'TX' },
    planSessionId: 'plan-1',
    tabPlanSessionId: 'plan-2',
    planQueue: [],
    planGuidance: { x: { summary: 'Call first.' } },
    today: {
      answers: {
        releasedOn: '2026-11-14',
        reportBy: null,
        placeTonight: false,
        medicineDays: 2,
        idInHand: false,
        phone: true,
      },
      done: ['bed-tonight'],
    },
    'transportation-guide': { transit: null, curfew: null },
    'application-log': [
      {
        id: '00000000-0000-4000-8000-000000000001',
        employer: 'Bakery',
        job: 'Baker',
        appliedOn: '2026-11-02',
        how: 'online',
        followUpOn: '2026-11-09',
        state: 'applied',
      },
    ],
    forceWelcomeScreen: false,
    chatModeActive: false,
    tabSessionId: 'tab_broken',
    dismissedSearchIndicator: now,
  }
}

const { welcome, menu, common } = words.en
const placeCount = 8
const main = (page: Page) => page.getByRole('main')

/** Whichever is there, once welcome has read what this browser holds: until then its buttons change. */
async function press(page: Page, ...names: string[]): Promise<void> {
  const sign = filled(welcome.newResponses, { count: placeCount })
  await expect(main(page).getByRole('button', { name: sign })).toBeVisible()
  await main(page)
    .getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
    .first()
    .click()
}

interface Group {
  title: string
  keys: StorageKeyName[]
  isSearching?: boolean
  open: (page: Page) => Promise<void>
  /** What must still be seen there when the first key is broken inside and yet readable. */
  places?: (page: Page) => Locator
}

/** Keys that do not hide each other, broken in one load, and the screen that reads the first of them. */
const groups: Group[] = [
  {
    title: 'the list of places',
    keys: [
      'lastSearchResults',
      'hasCompletedOnboarding',
      'tabSessionId',
      'reggie-tutorial-progress',
      'gro-progress',
      'prompt_index_toolUp',
      'prompt_index_getInMotion',
      'prompt_index_layFoundation',
    ],
    open: (page) => press(page, welcome.viewResources, welcome.findResources),
    places: cards,
  },
  {
    title: 'the saved places',
    keys: [
      'savedResources',
      'cacheVersion',
      'forceWelcomeScreen',
      'prompt_index_createValue',
      'prompt_index_ownMindset',
      'prompt_index_documentPrep',
    ],
    open: async (page) => {
      await page.getByRole('button', { name: menu.title }).click()
      await page.getByRole('button', { name: menu.saved }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    places: (page) => main(page).getByRole('listitem'),
  },
  {
    title: 'a search that runs',
    isSearching: true,
    keys: ['next-chapter-search-progress', 'language', 'lastVisit', 'prompt_index_healthSupport'],
    open: (page) => press(page, welcome.continueSearch, welcome.viewResources),
  },
  {
    title: 'what the search is for',
    isSearching: true,
    keys: ['userSession', 'sessionId', 'dismissedSearchIndicator', 'prompt_index_housing', 'prompt_index_thriveAtWork'],
    open: (page) => press(page, welcome.continueSearch, welcome.viewResources),
  },
  {
    title: 'the talk with Reggie',
    keys: ['reggie-chat-sessions', 'chatModeActive'],
    open: (page) => press(page, welcome.chat),
  },
  {
    title: 'the tasks and the plan',
    keys: ['planQueue', 'last-action-plan', 'plan-draft', 'planSessionId', 'tabPlanSessionId', 'planGuidance'],
    open: async (page) => {
      await page.goto('/action-plan')
      await ready(page)
    },
  },
  {
    title: 'papers, trips and today',
    keys: ['documents-progress', 'transportation-guide', 'today', 'application-log'],
    open: async (page) => {
      await page.getByRole('button', { name: menu.title }).click()
      await page.getByRole('button', { name: menu.documentPreparation }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
]

test('every key the product may store is broken here', () => {
  expect(groups.flatMap(({ keys }) => keys).toSorted()).toEqual(Object.keys(storageKeys).toSorted())
  expect(Object.keys(breakages)).toHaveLength(20)
})

/** Written anew by every visit. */
const lively: StorageKeyName[] = [
  'next-chapter-search-progress',
  'lastVisit',
  'sessionId',
  'tabSessionId',
  'userSession',
]

for (const { title, keys, isSearching = false, open, places } of groups) {
  test(`${title}: broken in 20 ways, and nothing else is lost`, async ({ page, request }) => {
    // Twenty loads; a few seconds where nothing else runs.
    const good = goodValues((await realPlaces(request)).slice(0, placeCount), isSearching)
    const goodText = (key: StorageKeyName) => textOf(key, good[key] ?? 3)
    const kept = Object.keys(storageKeys)
      .map((key) => key as StorageKeyName)
      .filter((key) => !keys.includes(key) && !lively.includes(key))
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    // A search that never answers, and no visit of these is counted.
    await page.route('**/api/**', () => undefined)
    const ways = Object.entries(breakages)
    for (const [turn] of ways.entries()) {
      const broken = keys.map((key, index) => [key, ways[(turn + index) % ways.length] ?? ways[0]] as const)
      const name = broken.map(([key, way]) => `${key}: ${way?.[0]}`).join(', ')
      await test.step(name, async () => {
        await page.goto('/robots.txt')
        await page.evaluate(
          fillStorage,
          Object.keys(storageKeys).map((key) => {
            const [, way] = broken.find(([one]) => one === key) ?? []
            const text = way ? way[1](good[key as StorageKeyName] ?? 3) : goodText(key as StorageKeyName)
            const isOld = way?.[0] === 'of another version'
            return { key, text, isOld, area: storageKeys[key as StorageKeyName].area }
          }),
        )
        await page.goto('/')
        await ready(page)
        await expect(page.getByRole('heading', { level: 1, name: welcome.headline })).toBeVisible()
        await open(page)
        await expect(page.getByRole('heading', { level: 1, name: welcome.headline })).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: common.failure.title }), name).toHaveCount(0)
        await expect(main(page).locator('button:enabled, a[href]').first()).toBeVisible()
        if (places && readable.some((way) => way === broken[0]?.[1]?.[0])) await expect(places(page)).not.toHaveCount(0)
        expect(faults, name).toEqual([])
        expect(await page.evaluate(() => 'wasAttacked' in window || 'wasAttacked' in {})).toBe(false)
        const before = Object.fromEntries(kept.map((key) => [key, goodText(key)]))
        expect(await page.evaluate(readStorage, kept)).toEqual(before)
      })
    }
  })
}

function textOf(key: StorageKeyName, value: unknown): string {
  return storageKeys[key].form === 'json' ? JSON.stringify(value) : String(value)
}

interface Entry {
  key: string
  text: string
  isOld: boolean
  area: 'local' | 'session'
}

/** Both run in a page of the same origin on which the product is not at work. */
function fillStorage(entries: Entry[]): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const { key, text, area } of entries) (area === 'local' ? localStorage : sessionStorage).setItem(key, text)
  const old = Object.fromEntries(entries.filter(({ isOld }) => isOld).map(({ key }) => [key, 99]))
  localStorage.setItem('storageVersions', JSON.stringify(old))
  sessionStorage.setItem('storageVersions', JSON.stringify(old))
}

function readStorage(keys: string[]): Record<string, string | null> {
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? sessionStorage.getItem(key)]))
}
