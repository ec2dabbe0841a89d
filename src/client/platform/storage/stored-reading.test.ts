// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearAll, readKey, writeKey } from './storage.ts'
import { storedReading } from './stored-reading.ts'

beforeEach(clearAll)

test('a reading stays the same object until its key changes', () => {
  const reading = storedReading(['language'], () => ({ language: readKey('language') }))
  const first = reading.get()
  expect(reading.get()).toBe(first)
  writeKey('language', 'es')
  expect(reading.get()).toEqual({ language: 'es' })
})

test('listeners hear of a change, from this tab or another, until they stop', () => {
  const reading = storedReading(['language'], () => readKey('language'))
  const listener = vi.fn()
  reading.get()
  const stop = reading.subscribe(listener)
  writeKey('language', 'es')
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  stop()
  writeKey('language', 'en')
  expect(listener).toHaveBeenCalledTimes(2)
})
