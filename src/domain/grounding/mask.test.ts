import { describe, expect, test } from 'vitest'
import { measureGrowth } from '#testing/measure-growth.ts'
import { maskConversation, maskPersonal } from './mask.ts'

/** What a person could write, and the part that must not be sent to a provider. Numbers are made up. */
const personal: readonly [string, string][] = [
  ['My SSN is 900-12-3456', '900-12-3456'],
  ['ssn 900 12 3456 ok', '900 12 3456'],
  ['social security number: 900123456', '900123456'],
  ['last 4 of my social are 3456', '3456'],
  ['my social ends... last four 3456', '3456'],
  ['Mi seguro social es 900-12-3456', '900-12-3456'],
  ['los últimos 4 son 3456', '3456'],
  ['seguro social 900.12.3456', '900.12.3456'],
  ['call me at (559) 555-0142', '559) 555-0142'],
  ['call me at 559-555-0142 please', '559-555-0142'],
  ['559.555.0142', '559.555.0142'],
  ['5595550142', '5595550142'],
  ['+1 559 555 0142', '559 555 0142'],
  ['1-559-555-0142', '559-555-0142'],
  ['my cell 555-0142', '555-0142'],
  ['mi teléfono es 559 555 0142', '559 555 0142'],
  ['llámeme al (559)5550142', '5550142'],
  ['desde México +52 55 5555 0142', '55 5555 0142'],
  ['five five nine five five five zero one four two', 'five zero one four two'],
  ['five five nine, five five five, oh one four two', 'oh one four two'],
  ['cinco cinco nueve cinco cinco cinco cero uno cuatro dos', 'cero uno cuatro dos'],
  ['５５９-５５５-０１４２', '０１４２'],
  ['559\u200B555\u200B0142', '0142'],
  ['5 5 9 5 5 5 0 1 4 2', '0 1 4 2'],
  ['559 dash 555 dash 0142', '0142'],
  ['write to jo.doe@example.org', 'jo.doe@example.org'],
  ['JO_DOE+jobs@mail.example.com', 'JO_DOE'],
  ['mi correo es jose@example.org.', 'jose@example.org'],
  ['peña@example.org', 'peña@example.org'],
  ['jo at example dot org', 'jo at example dot org'],
  ['jose arroba example punto org', 'jose arroba example'],
  ['card 4000 0000 0000 0002', '4000 0000 0000 0002'],
  ['4000-0000-0000-0002 exp 12/29', '4000-0000-0000-0002'],
  ['4000000000000002', '4000000000000002'],
  ['tarjeta 3782 822463 10005', '822463'],
  ['my EBT card number is 5077 0812 3456 7890', '5077 0812 3456 7890'],
  ['A-number A012345678', 'A012345678'],
  ['A 012 345 678', '012 345 678'],
  ['A# 012-345-678', '012-345-678'],
  ['mi número A es A012-345-678', '012-345-678'],
  ['BOP 12345-678', '12345-678'],
  ['Reg. No. 12345-678', '12345-678'],
  ['My CDCR number AB1234', 'AB1234'],
  ['I was T12345 at the time', 'T12345'],
  ['DIN 98-A-1234', '98-A-1234'],
  ['inmate #123456', '123456'],
  ['inmate number is 123456', '123456'],
  ['DOC# 654321', '654321'],
  ['my DOC number: 65432', '65432'],
  ['booking no. 2023-004512', '004512'],
  ['case number CR-2019-00123', 'CR-2019-00123'],
  ['case 19CR00123', '19CR00123'],
  ['docket 2021 CF 1234', '1234'],
  ['número de recluso 123456', '123456'],
  ['mi expediente es 45678', '45678'],
  ['caso núm. 7890123', '7890123'],
  ['número de caso CR-2019-00123', 'CR-2019-00123'],
  ["driver's license D1234567", 'D1234567'],
  ['mi licencia es D1234567', 'D1234567'],
  ['passport 123456789', '123456789'],
  ['account number 000123456789', '000123456789'],
  ['I was born 01/02/1985', '01/02/1985'],
  ['DOB: 1-2-1985', '1-2-1985'],
  ['nací el 02/01/1985', '02/01/1985'],
  ['Medicaid id 12345678A', '12345678A'],
]

describe('what leaves the house', () => {
  test('the list is long enough to mean something', () => {
    expect(personal.length).toBeGreaterThanOrEqual(60)
  })

  test.each(personal)('“%s” goes without “%s”', (text, secret) => {
    const { masked } = maskPersonal(text)
    expect(masked).not.toContain(secret)
    expect(masked.normalize('NFKC').replace(/_\d+\]/g, ']')).not.toMatch(/\d{4}|\d(?:\W*\d){6}/)
  })

  test.each([
    'I am 45 and got out on 11/14/2026 after 12 years',
    'I need a bed in 93706 tonight, I have $20',
    'Rent is $1,200 and I owe $12,500,000.00',
    'Is it 988 or 2-1-1?',
    'Salí en 2024 y busco trabajo en Fresno, CA 93706',
    'My hearing is 2026-12-03 at 9:30, until 17:00',
    'I was away 2009, 2014 and 2020',
    'What is a form I-9? And Section 8?',
    'Do I need 2 forms of ID, or 3?',
    'No tengo ID. ¿Puedo ir 24/7?',
  ])('“%s” goes as it is', (text) => {
    expect(maskPersonal(text).masked).toBe(text)
  })
})

/** Words of a talk that must not be sent to a provider. People, streets and words are made up. */
const privateWords: readonly [string, string][] = [
  ['My name is Darnell Whitaker and I need a bed', 'Darnell'],
  ['me llamo rosa delgadillo', 'rosa'],
  ['I am Tanya. My PO is Officer Brandt', 'Brandt'],
  ['Mi oficial se llama Ramírez', 'Ramírez'],
  ['my brother Luis is locked up', 'Luis'],
  ['Maria Lopez at the office said no', 'Maria Lopez'],
  ['I stay at 1412 Maple Ave apt 3', '1412 Maple'],
  ['i live on 45 elm st with my mom', '45 elm st'],
  ['vivo en Calle Olivo 200', 'Olivo 200'],
  ['mi dirección es 88 oak street', '88 oak street'],
  ['I was born on March 3, 1985', 'March 3'],
  ['born the fifth of May 1985', 'fifth of May'],
  ['nací el 5 de mayo de 1985', '5 de mayo'],
  ['nací el cinco de mayo de mil novecientos ochenta y cinco', 'cinco de mayo'],
  ['my birthday is June 9', 'June 9'],
  ['nací en 1985', '1985'],
  ['my return words are apple bread cheese', 'apple bread cheese'],
  ['mis palabras de regreso son manzana, pan y queso', 'manzana'],
  ['Mis tres palabras: silla mesa cama', 'silla mesa'],
  ['apple bread cheese', 'bread'],
]

test.each(privateWords)('“%s” goes to a model without “%s”', (content, secret) => {
  const isReturnWord = (word: string) => ['apple', 'bread', 'cheese'].includes(word)
  const { messages, unmask } = maskConversation([{ role: 'user', content }], { isReturnWord })

  expect(messages[0]?.content).not.toContain(secret)
  expect(unmask(messages[0]?.content ?? '')).toBe(content)
})

test.each([
  'I need a bed in Fresno tonight',
  'My hearing is on March 3 at 9:30',
  'Busco trabajo en Fresno, CA 93706',
  'I got out on May 5 after 12 years',
  'Can I get a chair, a table and a bed for my room?',
  'Is the Social Security office open on Monday?',
  'Mi oficial dice que no puedo salir del condado',
])('“%s” goes to a model as it is', (content) => {
  const isReturnWord = (word: string) => ['chair', 'table', 'bed', 'room'].includes(word)
  expect(maskConversation([{ role: 'user', content }], { isReturnWord }).messages[0]?.content).toBe(content)
})

test('a name the person told is hidden in the answers too, and a listing keeps its name and address', () => {
  const { messages } = maskConversation(
    [
      { role: 'user', content: 'My name is Darnell' },
      { role: 'assistant', content: 'Hi Darnell. **River Street House**: 412 F St, (559) 555-0100.' },
      { role: 'user', content: 'Can I talk to River Street House now?' },
    ],
    { knownNames: ['River Street House'] },
  )
  expect(messages.map(({ content }) => content)).toEqual([
    'My name is [NAME_1]',
    'Hi [NAME_1]. **River Street House**: 412 F St, ([PHONE_1].',
    'Can I talk to River Street House now?',
  ])
})

test('an answer that speaks of a token gets back what the person told', () => {
  const { masked, unmask, tokens } = maskPersonal('Call 559-555-0142 or 559-555-0143, mail jo@example.org')

  expect(masked).toBe('Call [PHONE_1] or [PHONE_2], mail [EMAIL_1]')
  expect(tokens).toEqual(['PHONE_1', 'PHONE_2', 'EMAIL_1'])
  expect(unmask('Put [PHONE_2] and \\[EMAIL\\_1\\] on the form. [phone_1]')).toBe(
    'Put 559-555-0143 and jo@example.org on the form. 559-555-0142',
  )
  expect(unmask('[PHONE_9]')).toBe('[PHONE_9]')
})

test('one number has one token all through a talk', () => {
  const { messages, unmask } = maskConversation([
    { role: 'user', content: 'My number is 559-555-0142' },
    { role: 'assistant', content: 'Is 559-555-0142 still right?' },
    { role: 'user', content: 'No, 559-555-0150' },
  ])

  expect(messages.map(({ content }) => content)).toEqual([
    'My number is [PHONE_1]',
    'Is [PHONE_1] still right?',
    'No, [PHONE_2]',
  ])
  expect(messages[1]?.role).toBe('assistant')
  expect(unmask(messages[0]?.content ?? '')).toBe('My number is 559-555-0142')
})

test('the time for a talk full of numbers grows only as the talk does', () => {
  const messages = Array.from({ length: 12 }, (_, message) => ({
    content: Array.from({ length: 60 }, (_, at) => `559-555-${1000 + message * 60 + at} or `).join(''),
  }))
  expect(measureGrowth(maskConversation, messages.slice(0, 3), messages)).toBeLessThan(8)
})
