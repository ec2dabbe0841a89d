import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmptyAnswer, cleanOwnWords } from './own-words.ts'

test.each([
  ['  I cook\nand fix cars  ', 'I cook and fix cars'],
  ['<b>strong</b> & kind', 'strong & kind'],
  ['<script>alert(1)</script>hi', 'hi'],
  ['<img src=x onerror=alert(1)>my *aunt*', 'my aunt'],
  ['# big **bold** _it_ `code`', 'big bold it code'],
  ['see [my site](http://x.test/a) or https://y.test', 'see my site or'],
  ['call me 602-555-0147 please', 'call me please'],
  ['write me@x.test', 'write'],
  ['- one\n- two', 'one two'],
  ['I have 2 kids', 'I have 2 kids'],
  ['Fe en Dios 🙏', 'Fe en Dios 🙏'],
  ['\u202Eevil\u0000', 'evil'],
])('%j is said back as %j', (answer, words) => {
  expect(cleanOwnWords(answer)).toBe(words)
})

test('a long answer is cut at a word', () => {
  const words = cleanOwnWords('I want to be a good father and '.repeat(10))
  expect([...words].length).toBeLessThanOrEqual(81)
  expect(words).toMatch(/ (?:good|a|be|and|father|to|want)…$/)
})

test('whatever is written, one short line without marks comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (answer) => {
      const words = cleanOwnWords(answer)
      expect(words).not.toMatch(/[<>*_`#[\]{}\n\r]/)
      expect([...words].length).toBeLessThanOrEqual(81)
    }),
  )
})

test.each([
  'nobody',
  'None',
  'nothing',
  'idk',
  "I don't know",
  'nadie',
  'no sé',
  'N/A',
  'x',
  '...',
  '🙂',
  'just me',
  'estoy sola',
])('"%s" names nobody and nothing', (answer) => {
  expect(isEmptyAnswer(answer)).toBe(true)
})

test.each(['my mom', 'No one but my mom', 'Nada mi hermana', 'I am honest', 'mi fe'])('"%s" does', (answer) => {
  expect(isEmptyAnswer(answer)).toBe(false)
})
