import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const unique = (names: Iterable<string>) => [...new Set(names)].toSorted()
const namesIn = (text: string, pattern: RegExp) => unique(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/** Whatever helper reads it, a setting's name appears once as an uppercase string next to `env`. */
const inCode = namesIn(read('src/server/platform/config.ts'), /env\b[^\n]{0,3}'([A-Z][A-Z_]+)'/g)
const forOperators = read('docs/configuration.md').split('## Tests')[0] ?? ''

test('the docs and .env.example name every setting the server reads, and no other', () => {
  expect(inCode.length).toBeGreaterThan(20)
  expect(namesIn(forOperators, /`([A-Z][A-Z_]+)`(?=[ ,|])/g)).toEqual(inCode)
  expect(namesIn(read('.env.example'), /^# ([A-Z_]+)=/gm)).toEqual(inCode)
})
