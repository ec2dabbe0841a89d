import { expect, test } from 'vitest'
import { splitTappableParts } from './tappable-text.tsx'

const links = (text: string) =>
  splitTappableParts(text).flatMap(({ text: linkText, href }) => (href ? [`${linkText} > ${href}`] : []))

test.each([
  ['Call 2-1-1 tonight.', ['2-1-1 > tel:211']],
  ['Call (213) 555-0100 or 1-800-555-0101.', ['(213) 555-0100 > tel:2135550100', '1-800-555-0101 > tel:18005550101']],
  ['See https://www.lawhelp.org.', ['https://www.lawhelp.org > https://www.lawhelp.org']],
  ['(https://example.org/a?b=1)', ['https://example.org/a?b=1 > https://example.org/a?b=1']],
  ['Bring form 12-1-1 and 123-45-6789 on 2026-11-20.', []],
  ['javascript:alert(1) data:text/html,x <a href=x>', []],
  ['', []],
])('in “%s” a thumb can use %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test('no letter is lost', () => {
  const text = 'Call 2-1-1, or see https://www.211.org, then 👋 go.'
  expect(
    splitTappableParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
