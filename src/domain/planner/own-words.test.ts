import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropShrugs, isEmptyAnswer, cleanOwnWords, keepPeople } from './own-words.ts'

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

test.each([
  ['own room, working, off papers one day lol', 'own room, working, off papers one day'],
  ['idk if theres a 3 months', ''],
  ['idk. a job', 'a job'],
  ['trabajo y q no me duela jaja', 'trabajo y q no me duela'],
  ['no sé. un cuarto mío', 'un cuarto mío'],
  ['i guess. my GED', 'my GED'],
  ['keep my kids', 'keep my kids'],
  ['know what I want by spring', 'know what I want by spring'],
])('of “%s” the wish is kept', (answer, wish) => {
  expect(dropShrugs(answer)).toBe(wish)
})

test.each([
  ['my mom. PO is Ms Hall every other thurs', 'my mom'],
  ['brother Ray. no supervision after, i maxed out', 'brother Ray'],
  ['mi comadre Lupe. el abogado de la corte no me contesta', 'mi comadre Lupe'],
  ['papaw. my sister uses so i stay away from there', 'papaw'],
  ['el papa del bebe esta preso. mi abogada es buena', 'mi abogada es buena'],
  ['my friend ed. grandpas funeral is wed', 'my friend ed'],
  ['mi hijo no me habla. el padre de la parroquia', 'el padre de la parroquia'],
  ['my PO', ''],
  ['moms passed in march and my brother still down in beaumont', ''],
  ['roommates but they party. my stepdad has 9 yrs in AA', 'roommates. my stepdad has 9 yrs in AA'],
  ['mi jefita murio. queda mi tia Rosa', 'queda mi tia Rosa'],
  ['my aunt Bev passed me her car. my cousin', 'my aunt Bev passed me her car. my cousin'],
  ['My NA sponsor and my probation officer', 'My NA sponsor'],
  ['My brother, but I can’t live there', 'My brother'],
  ['mi jefa si me ayuda pero vive con mi carnal. mi tio', 'mi jefa si me ayuda. mi tio'],
  ['my wife and Pastor Green', 'my wife and Pastor Green'],
  ['PO Ms. Tolbert is nice to women. my sister Ana', 'my sister Ana'],
  ['Mrs. Odom next door. my pastor', 'Mrs. Odom next door. my pastor'],
])('of “%s” those who stand by the person are named', (answer, people) => {
  expect(keepPeople(answer)).toBe(people)
})

test('a long answer ends with a whole sentence where one fits', () => {
  expect(cleanOwnWords(`my dad lives with me in town. he lends me the truck. ${'and more '.repeat(20)}`)).toBe(
    'my dad lives with me in town. he lends me the truck',
  )
})

test.each([
  'no one. family done with me',
  'my brother calls but i dont pick up',
  'mi hermano llama pero no le contesto',
  'my kids want nothing to do with me',
  'mis hijos ya no me hablan',
])('whoever is gone or not answered is not with them: “%s”', (support) => {
  expect(keepPeople(support)).toBe('')
})

test.each(['my brother picks up when i call', 'mi hermana me contesta siempre'])('“%s” stays', (support) => {
  expect(keepPeople(support)).toBe(support)
})

test.each(['nobody rn. my brother but he uses', 'mi primo pero se droga'])(
  '%s: company that is no help is left out',
  (support) => {
    expect(keepPeople(support)).not.toMatch(/brother|primo/)
  },
)

test('who uses a wheelchair may well help', () => {
  expect(keepPeople('my sister, she uses a wheelchair')).toContain('sister')
})
