// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { plausibleEvent } from './plausible-event.ts'

afterEach(() => {
  delete window.plausible
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('without the script nothing happens', () => {
  expect(() => plausibleEvent('Language Changed', { from: 'en', to: 'es' })).not.toThrow()
})

test('the script hears the name and its properties', () => {
  window.plausible = vi.fn()
  plausibleEvent('Satisfaction Vote', { context: 'search_results', vote: 'thumbs_up' })
  expect(window.plausible).toHaveBeenCalledWith('Satisfaction Vote', {
    props: { context: 'search_results', vote: 'thumbs_up' },
  })
})

test('a browser that asks for privacy is not told of to the script either', () => {
  window.plausible = vi.fn()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  plausibleEvent('Language Changed', { from: 'en', to: 'es' })
  expect(window.plausible).not.toHaveBeenCalled()
})
