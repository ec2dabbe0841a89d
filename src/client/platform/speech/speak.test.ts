// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { speak, speechParts } from './speak.ts'
import { canSpeak, ownVoice } from './voices.ts'

test('a text is read sentence by sentence in the voice and the locale of the language', () => {
  const speech = fakeSpeech()
  const onEnd = vi.fn()
  speak('Casa Esperanza.\nLlame antes.', 'es', onEnd)
  expect(speech.queue.map(({ text, lang, voice }) => [text, lang, voice?.name])).toEqual([
    ['Casa Esperanza.', 'es-ES', 'device es'],
    ['Llame antes.', 'es-ES', 'device es'],
  ])
  expect(onEnd).not.toHaveBeenCalled()
  speech.finish()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('stopping is said once, and a text that ended cannot stop the next one', () => {
  const speech = fakeSpeech()
  const [firstEnd, secondEnd] = [vi.fn(), vi.fn()]
  const stopFirst = speak('One.', 'en', firstEnd)
  speak('Two.', 'en', secondEnd)
  expect(firstEnd).toHaveBeenCalledTimes(1)
  expect(speech.queue.map(({ text }) => text)).toEqual(['Two.'])
  stopFirst()
  expect(speech.queue).toHaveLength(1)
  expect([firstEnd.mock.calls.length, secondEnd.mock.calls.length]).toEqual([1, 0])
})

test('a voice that breaks off, and a page that is left, end the reading', () => {
  const speech = fakeSpeech()
  const onEnd = vi.fn()
  speak('One. Two.', 'en', onEnd)
  speech.queue[0]?.dispatchEvent(new Event('error'))
  expect([onEnd.mock.calls.length, speech.queue.length]).toEqual([1, 0])
  speak('Three.', 'en', onEnd)
  window.dispatchEvent(new Event('pagehide'))
  expect([onEnd.mock.calls.length, speech.queue.length]).toEqual([2, 0])
})

test('nothing to read is over at once', () => {
  fakeSpeech()
  const onEnd = vi.fn()
  speak('  \n ', 'en', onEnd)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('only voices of the device are used: others would send the text away', () => {
  fakeSpeech([
    { name: 'far', lang: 'es-ES', localService: false },
    { name: 'near', lang: 'es_US', localService: true },
    { name: 'far en', lang: 'en-US', localService: false },
  ])
  expect(ownVoice('es')?.name).toBe('near')
  expect([canSpeak('es'), canSpeak('en')]).toEqual([true, false])
})

test('Spanish is read in a voice of the United States, then of Mexico, then in any other', () => {
  const voices = [
    { name: 'Spain', lang: 'es-ES', localService: true },
    { name: 'Mexico', lang: 'es_MX', localService: true },
    { name: 'United States', lang: 'es-US', localService: true },
  ]
  const chosen = [3, 2, 1].map((count) => {
    fakeSpeech(voices.slice(0, count))
    return ownVoice('es')?.name
  })
  expect(chosen).toEqual(['United States', 'Mexico', 'Spain'])
})

test('a device that tells no voices is tried, a browser without speech is not', () => {
  fakeSpeech([])
  expect(canSpeak('en')).toBe(true)
  vi.stubGlobal('SpeechSynthesisUtterance', undefined)
  expect(canSpeak('en')).toBe(false)
})

test('no part is too long for a browser to read to its end, and no word is lost', () => {
  const long = `${'word '.repeat(100)}${'x'.repeat(400)}. Next one? Yes!`
  const parts = speechParts(long)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180)
  expect(parts.slice(-2)).toEqual(['Next one?', 'Yes!'])
  expect(parts.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''))
})
