import { expect, test } from 'vitest'
import { parseStartersCsv, formatStartersCsv, type StarterFileProblem } from './starters-csv.ts'

const questions = [
  { en: 'Who said "yes", and when?', es: '¿Quién dijo «sí», y cuándo?', isOn: true },
  { en: '=SUM(1) is what?', es: '-¿Qué es?', isOn: false },
  { en: 'Two\nlines', es: 'Dos\r\nlíneas', isOn: true },
]

test('what was written is read back as it was, formulas kept from running', () => {
  const file = formatStartersCsv(questions)

  expect(file).toContain("'=SUM(1) is what?")
  expect(parseStartersCsv(file)).toEqual({ isRead: true, questions })
})

test.each([
  ['semicolons and another order', 'On;EN;es\nno;How?;¿Cómo?\n'],
  ['tabs', 'en\tes\ton\nHow?\t¿Cómo?\toff'],
  ['old line ends and empty lines', 'en,es,on\r\rHow?,¿Cómo?,0\r\r'],
  ['spaces before a quote', 'en,es,on\n "How?", "¿Cómo?", No'],
])('%s are read', (_, file) => {
  expect(parseStartersCsv(file)).toEqual({ isRead: true, questions: [{ en: 'How?', es: '¿Cómo?', isOn: false }] })
})

const head = 'en,es,on\n'

test.each<[StarterFileProblem, number, string]>([
  ['empty', 1, ' \n'],
  ['empty', 1, head],
  ['encoding', 1, `${head}How?,C\uFFFDmo,yes`],
  ['encoding', 1, `${head}\u0000,a,yes`],
  ['tooBig', 1, `${head}${'x'.repeat(300_000)}`],
  ['columns', 1, 'a,b,c\n1,2,3'],
  ['columns', 1, 'en,es\n1,2'],
  ['quotes', 3, `${head}a,b,yes\n"open,c,yes\n`],
  ['cells', 2, `${head}a,b\n`],
  ['cells', 3, `${head}a,b,yes\na,b,c,yes\n`],
  ['formula', 2, `${head}=HYPERLINK(1),b,yes`],
  ['state', 2, `${head}a,b,maybe`],
  ['missing', 2, `${head}a,,yes`],
  ['tooLong', 2, `${head}${'a'.repeat(301)},b,yes`],
  ['double', 3, `${head}How?,b,yes\nhow,c,yes`],
  ['tooMany', 1, head + Array.from({ length: 201 }, (_, at) => `q${at},p${at},yes\n`).join('')],
])('%s on line %i is told', (problem, line, file) => {
  expect(parseStartersCsv(file)).toEqual({ isRead: false, issues: [{ problem, line }] })
})

test('a list that is wholly off can be read: the page says what is missing', () => {
  expect(parseStartersCsv(`${head}a,b,no`)).toMatchObject({ isRead: true })
})
