import { expect, test } from 'vitest'
import { defaultLanguage, parseLanguage, parseAcceptLanguage, getSpeechLocale } from './language.ts'

test('only en and es are languages; anything else is ignored', () => {
  expect(parseLanguage('en')).toBe('en')
  expect(parseLanguage('es')).toBe('es')
  for (const other of ['EN', 'fr', '', null, undefined, 1, {}]) expect(parseLanguage(other)).toBeUndefined()
})

test('the default is English', () => {
  expect(defaultLanguage).toBe('en')
})

test('speech uses US English and the Spanish of Spain', () => {
  expect(getSpeechLocale('en')).toBe('en-US')
  expect(getSpeechLocale('es')).toBe('es-ES')
})

test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
  ['en;q=0.3, es;q=0.7', 'es'],
  ['ES-us', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=nonsense, en;q=0.1', 'en'],
])('a browser that asks for %s gets %s', (header, language) => {
  expect(parseAcceptLanguage(header)).toBe(language)
})

test.each([undefined, '', '*', 'fr,de;q=0.5', 'es;q=0'])('a browser that asks for %s gets no preference', (header) => {
  expect(parseAcceptLanguage(header)).toBeUndefined()
})
