// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { breakages, unreadable } from '#testing/broken-values.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { listStoredEntries } from '#testing/stored-values.ts'
import { type StorageKeyName, storageKeys } from './keys.ts'
import {
  clearAll,
  isOnlyInMemory,
  isRefusing,
  moveStorageTo,
  readAhead,
  readKey,
  onNotStored,
  removeKey,
  storedDeviceMode,
  subscribeToKey,
  writeKey,
} from './storage.ts'

const modules = [
  'toolUp',
  'getInMotion',
  'layFoundation',
  'createValue',
  'ownMindset',
  'documentPrep',
  'healthSupport',
  'housing',
  'thriveAtWork',
]
const localKeys = [
  'reggie-tutorial-progress',
  'reggie-chat-sessions',
  'next-chapter-search-progress',
  'userSession',
  'savedResources',
  'lastSearchResults',
  'hasCompletedOnboarding',
  'lastVisit',
  'cacheVersion',
  'gro-progress',
  'language',
  'sessionId',
  'last-action-plan',
  'documents-progress',
  'planSessionId',
  'planQueue',
  'planGuidance',
  'transportation-guide',
  'today',
  'application-log',
  ...modules.map((module) => `prompt_index_${module}`),
]
const sessionKeys = [
  'forceWelcomeScreen',
  'chatModeActive',
  'tabSessionId',
  'dismissedSearchIndicator',
  'tabPlanSessionId',
]

const answered = buildSavedResource({
  warmIntroStatus: 'responded',
  providerResponse: { message: 'Come Monday', contactInfo: 'front desk', respondedAt: 5, isRead: true },
})

beforeEach(() => {
  vi.restoreAllMocks()
  clearAll()
})

test('exactly the documented keys are registered, each in its area (R-17.2)', () => {
  const inArea = (area: string) =>
    Object.entries(storageKeys)
      .filter(([, entry]) => entry.area === area)
      .map(([name]) => name)
      .toSorted()
  expect(inArea('local')).toEqual(localKeys.toSorted())
  expect(inArea('session')).toEqual(sessionKeys.toSorted())
  expect(inArea('draft')).toEqual(['about-me', 'form-drafts', 'plan-draft'])
})

const keptKeys = Object.keys(storageKeys) as StorageKeyName[]
const inStorage = (key: StorageKeyName) => (storageKeys[key].area === 'local' ? localStorage : sessionStorage)

test.each(keptKeys)('a corrupt %s is dropped alone', (name) => {
  const neighbor = name === 'hasCompletedOnboarding' ? 'prompt_index_housing' : 'hasCompletedOnboarding'
  inStorage(neighbor).setItem(neighbor, name === 'hasCompletedOnboarding' ? '2' : 'true')
  for (const corrupt of ['{"half', '\u0000not this\n']) {
    inStorage(name).setItem(name, name === 'cacheVersion' ? '' : corrupt)
    expect(readKey(name)).toEqual(storageKeys[name].fallback)
    expect(inStorage(name).getItem(name)).toBeNull()
  }
  expect(readKey(neighbor)).toBe(name === 'hasCompletedOnboarding' ? 2 : true)
})

test('a value broken in any of twenty ways is read as its schema says or as nothing, and no other key is touched', () => {
  expect(Object.keys(breakages)).toHaveLength(20)
  for (const [way, breakValue] of Object.entries(breakages)) {
    for (const name of keptKeys) {
      const entries = listStoredEntries({ places: [buildSavedResource()] }, [name], breakValue)
      for (const { key, text } of entries) inStorage(key).setItem(key, text)
      if (way === 'of another version') inStorage(name).setItem('storageVersions', `{"${name}":99}`)
      const { schema, fallback, form } = storageKeys[name]
      const read = readKey(name)
      const isNothing = read === undefined || JSON.stringify(read) === JSON.stringify(fallback)
      if (!isNothing) expect(schema.safeParse(read).success, `${name}: ${way}`).toBe(true)
      // A bare string may be a valid id; every other unreadable value must read as empty.
      if (form === 'json' && unreadable.some((unreadableWay) => unreadableWay === way))
        expect(isNothing, `${name}: ${way}`).toBe(true)
      const others = entries.filter(({ key }) => key !== name)
      expect(others.filter(({ key, text }) => inStorage(key).getItem(key) !== text)).toEqual([])
      clearAll()
    }
  }
  expect('wasAttacked' in {}).toBe(false)
})

test('values keep the plain shape that existing browsers hold (R-17.2)', () => {
  writeKey('language', 'es')
  writeKey('hasCompletedOnboarding', true)
  writeKey('prompt_index_toolUp', 3)
  expect({ ...localStorage }).toEqual({ language: 'es', hasCompletedOnboarding: 'true', prompt_index_toolUp: '3' })
})

test('a value of another version is dropped', () => {
  localStorage.setItem('hasCompletedOnboarding', 'true')
  localStorage.setItem('storageVersions', '{"hasCompletedOnboarding":2}')
  expect(readKey('hasCompletedOnboarding')).toBe(false)
  expect({ ...localStorage }).toEqual({})
})

test('a stored language other than en or es is ignored', () => {
  localStorage.setItem('language', 'fr')
  expect(readKey('language')).toBeUndefined()
})

test('fields that must never be stored do not get in', () => {
  const typed = { currentStep: 2, pin: '4821', firstName: 'Ana', userNeeds: { housing: true, otherDescription: 'x' } }
  writeKey('userSession', typed)
  const storedSession: unknown = JSON.parse(localStorage.getItem('userSession') ?? '')
  expect(storedSession).toEqual({ currentStep: 2, userNeeds: { housing: true } })
})

test('a provider answer is kept on an own device only', () => {
  writeKey('savedResources', [answered])
  expect(readKey('savedResources')[0]?.providerResponse).toEqual({ respondedAt: 5, isRead: true })
  moveStorageTo('own')
  writeKey('savedResources', [answered])
  expect(readKey('savedResources')[0]?.providerResponse?.message).toBe('Come Monday')
  moveStorageTo('shared')
  expect(readKey('savedResources')[0]?.providerResponse).toEqual({ respondedAt: 5, isRead: true })
})

test('a shared device keeps the local keys in session storage and leaves nothing in local storage', () => {
  writeKey('language', 'es')
  writeKey('cacheVersion', 'v1')
  moveStorageTo('shared')
  writeKey('prompt_index_housing', 1)
  expect(storedDeviceMode()).toBe('shared')
  expect({ ...localStorage }).toEqual({})
  expect({ ...sessionStorage }).toEqual({ language: 'es', cacheVersion: 'v1', prompt_index_housing: '1' })
})

test('going back to an own device moves everything to local storage', () => {
  moveStorageTo('shared')
  writeKey('language', 'es')
  writeKey('chatModeActive', true)
  moveStorageTo('own')
  expect({ ...localStorage }).toEqual({ language: 'es' })
  expect({ ...sessionStorage }).toEqual({ chatModeActive: 'true' })
})

test('storage that refuses falls back to memory', () => {
  const full = {
    getItem: () => null,
    setItem: vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
    removeItem: () => undefined,
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  writeKey('cacheVersion', 'v2')
  expect(full.setItem).toHaveBeenCalledOnce()
  expect(readKey('cacheVersion')).toBe('v2')
  removeKey('cacheVersion')
  expect(readKey('cacheVersion')).toBeUndefined()
})

test('each value that was not stored is told, until there is room again', () => {
  const told = vi.fn()
  onNotStored(told)
  onTestFinished(() => onNotStored(() => undefined))
  writeKey('language', 'es')
  const full = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeKey('savedResources', [buildSavedResource()])
  expect(told.mock.calls).toEqual([['savedResources']])
  expect([isOnlyInMemory('language'), isOnlyInMemory('savedResources'), isRefusing()]).toEqual([false, true, true])
  full.mockRestore()
  writeKey('savedResources', [buildSavedResource()])
  expect(told).toHaveBeenCalledOnce()
  expect(isRefusing()).toBe(false)
})

test('storage that is blocked altogether still works in memory', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  writeKey('language', 'es')
  expect(readKey('language')).toBe('es')
  blocked.mockRestore()
})

test('where cookies may not even be asked for, the device counts as unasked and storage works', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
  moveStorageTo('shared')
  writeKey('hasCompletedOnboarding', true)
  expect(storedDeviceMode()).toBe('unasked')
  expect(readKey('hasCompletedOnboarding')).toBe(true)
})

test('listeners hear of writes here and in other tabs until they leave', () => {
  const heard = vi.fn()
  const leave = subscribeToKey('language', heard)
  writeKey('language', 'es')
  writeKey('cacheVersion', 'v1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  writeKey('language', 'en')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('clearing leaves nothing, not even the mode', () => {
  moveStorageTo('own')
  writeKey('language', 'es')
  writeKey('forceWelcomeScreen', true)
  clearAll()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(storedDeviceMode()).toBe('unasked')
})

test('on the server reading gives fallbacks and writing keeps nothing for the next person', () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  writeKey('language', 'es')
  writeKey('savedResources', [buildSavedResource()])
  const seen = [readKey('language'), readKey('savedResources'), storedDeviceMode()]
  expect(seen).toEqual([undefined, [], 'unasked'])
  expect({ ...localStorage }).toEqual({})
})

test('one unreadable place does not cost the others', () => {
  localStorage.setItem(
    'savedResources',
    JSON.stringify([buildSavedResource(), { id: 7 }, null, buildSavedResource({ id: 'r2' })]),
  )
  expect(readKey('savedResources').map(({ id }) => id)).toEqual(['r1', 'r2'])
})

const manyFound = (count: number) => ({
  resources: Array.from({ length: count }, (_, index) => buildResource({ id: `r${index}` })),
  location: { state: 'CA', county: 'Kern County' },
  timestamp: 5,
})

test('a list read ahead is the one that would be read at once, and is not parsed again', async () => {
  const stored = manyFound(9)
  const text = JSON.stringify({ ...stored, resources: [...stored.resources, { id: '' }], later: 'unknown' })
  localStorage.setItem('lastSearchResults', text)
  const atOnce = readKey('lastSearchResults')
  await readAhead('lastSearchResults', 'resources')
  const parse = vi.spyOn(storageKeys.lastSearchResults.schema, 'safeParse')
  onTestFinished(() => parse.mockRestore())

  expect(readKey('lastSearchResults')).toEqual(atOnce)
  expect(atOnce).toEqual(stored)
  expect(parse).not.toHaveBeenCalled()
})

test('what is stored after a list was read ahead counts', async () => {
  writeKey('lastSearchResults', manyFound(9))
  await readAhead('lastSearchResults', 'resources')
  writeKey('lastSearchResults', manyFound(1))
  expect(readKey('lastSearchResults')?.resources).toHaveLength(1)
})

test.each(['', '{', 'null', '{"resources":5}', '{"resources":[{}]}', '{"resources":[]}'])(
  'reading ahead leaves %j to the read itself',
  async (text) => {
    localStorage.setItem('lastSearchResults', text)
    await readAhead('lastSearchResults', 'resources')
    expect(localStorage.getItem('lastSearchResults')).toBe(text)
    expect(readKey('lastSearchResults')).toBeUndefined()
    expect(localStorage.getItem('lastSearchResults')).toBeNull()
  },
)
