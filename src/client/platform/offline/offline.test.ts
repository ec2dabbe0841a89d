// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { createMemoryCaches } from '#testing/memory-caches.ts'
import { changeDeviceMode } from '../device/device-mode.ts'
import { clearAll, writeKey } from '../storage/storage.ts'
import type { KeepRequest } from './keep-request.ts'
import { headStartMs, startOffline } from './start-offline.ts'

let caches: CacheStorage

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clearAll()
  caches = createMemoryCaches()
  vi.stubGlobal('caches', caches)
  await caches.open('files-a')
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const passHeadStart = () => vi.advanceTimersByTimeAsync(headStartMs)

interface Phone {
  saveData?: boolean
  effectiveType?: string
  freeBytes?: number
}

/** A browser with service workers, as for a returning visitor: one already controls the page. */
function browser({ freeBytes, ...connection }: Phone = {}) {
  const heard: KeepRequest[] = []
  const registered: string[] = []
  const unregister = vi.fn(async () => true)
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: (request: KeepRequest) => void heard.push(request) },
    getRegistrations: async () => [{ unregister }],
    register: async (address: string, { updateViaCache }: RegistrationOptions) => {
      registered.push(`${address} ${updateViaCache}`)
    },
  })
  const estimate = async () => ({ quota: freeBytes, usage: 0 })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: container },
      connection: { value: connection },
      storage: { value: { estimate } },
    }),
  )
  return { container, heard, registered, unregister }
}

test('the worker is registered and asked for everything in the language in use', async () => {
  const { heard, registered } = browser()
  writeKey('language', 'es')
  await startOffline()
  expect(heard).toEqual([])
  await passHeadStart()
  expect(heard).toEqual([{ language: 'es', documents: ['home', 'shell'], files: 'all' }])
  expect(registered).toEqual(['/service-worker.js none'])
})

test('a change of language, and a new worker, are asked again', async () => {
  const { container, heard } = browser()
  await startOffline()
  container.dispatchEvent(new Event('controllerchange'))
  await passHeadStart()
  expect(heard).toHaveLength(1)
  writeKey('language', 'es')
  await passHeadStart()
  container.dispatchEvent(new Event('controllerchange'))
  await passHeadStart()
  expect(heard.map(({ language }) => language)).toEqual(['en', 'es', 'es'])
})

test.each([
  ['data is saved', { saveData: true }],
  ['the network is very slow', { effectiveType: 'slow-2g' }],
  ['the phone is nearly full', { freeBytes: 5_000_000 }],
])('when %s only what was opened is asked for', async (_when, phone) => {
  const { heard } = browser(phone)
  const opened = [`${location.origin}/assets/main.js`, 'https://elsewhere.test/x.js'].map((name) => ({ name }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(opened as PerformanceEntryList)
  await startOffline()
  await passHeadStart()
  expect(heard).toEqual([{ language: 'en', documents: ['home'], files: ['/assets/main.js'] }])
})

test('a roomy phone on a good network is not frugal', async () => {
  const { heard } = browser({ saveData: false, effectiveType: '4g', freeBytes: 500_000_000 })
  await startOffline()
  await passHeadStart()
  expect(heard).toMatchObject([{ files: 'all' }])
})

test('calling the device shared takes worker and files away at once, and the next page registers none', async () => {
  fakeFetch()
  const { heard, registered, unregister } = browser()
  await changeDeviceMode('shared')
  expect(await caches.keys()).toEqual([])
  expect(unregister).toHaveBeenCalledTimes(1)
  await caches.open('files-left')
  await startOffline()
  await passHeadStart()
  expect([await caches.keys(), heard, registered]).toEqual([[], [], []])
  expect(unregister).toHaveBeenCalledTimes(2)
})

test('a browser without workers goes on without', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: undefined } }))
  await expect(startOffline()).resolves.toBeUndefined()
})

test('the address of the worker passes the security policy under its own name', async () => {
  const { registered } = browser()
  const names: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
      names.push(name)
      return rules
    },
  })
  await startOffline()
  expect([names, registered]).toEqual([['offline-worker'], ['/service-worker.js none']])
})
