import { expect, test } from 'vitest'
import { splitTextAtPhones } from './text-with-phones.ts'

const linked = (text: string) =>
  splitTextAtPhones(text).flatMap(({ text: linkText, href }) => (href ? [[linkText, href]] : []))

test.each([
  ['Call (213) 555-0100 and ask for the desk.', [['(213) 555-0100', 'tel:+12135550100']]],
  ['213-555-0100', [['213-555-0100', 'tel:+12135550100']]],
  [
    '2135550100, 213.555.0101',
    [
      ['2135550100', 'tel:+12135550100'],
      ['213.555.0101', 'tel:+12135550101'],
    ],
  ],
  ['+1 213 555 0100 ext. 12', [['+1 213 555 0100 ext. 12', 'tel:+12135550100,12']]],
  ['or 2-1-1.', [['2-1-1', 'tel:211']]],
  ['Call (900) 555-0100', []],
  ['Case 12135550100777', []],
  ['*67213', []],
  ['Room 213, 10 to 4, code 5550100', []],
  ['', []],
])('%j has the numbers %j', (text, links) => {
  expect(linked(text)).toEqual(links)
})

test('no letter of the text is lost or moved', () => {
  const text = 'Hi <b>you</b>\nCall (213) 555-0100 or (900) 555-0100; tel:*#06#, 2-1-1'
  expect(
    splitTextAtPhones(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
