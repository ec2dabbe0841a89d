import { expect, test } from 'vitest'
import { encodeQr } from '#domain/qr/encode.ts'
import type { PocketListing } from './pocket-listing.ts'
import { cardQrBytes, buildQrText, sheetQrBytes } from './qr-text.ts'
import { formatTakeWithMe, type TakeWithMeTexts } from './take-text.ts'

const texts: TakeWithMeTexts = {
  title: 'Places',
  phone: '{phone}',
  phoneWithExtension: '{phone}, ext. {extension}',
  hours: 'Hours: {hours}',
  spanish: 'Spanish spoken',
  callFirst: 'Call first.',
  help: 'More help: 2-1-1.',
  steps: 'Next steps',
}

function buildPocketListing(change: Partial<PocketListing> = {}): PocketListing {
  return {
    id: 'a',
    name: 'Harbor House',
    phone: { number: '(213) 555-0100', extension: null },
    address: '1 Example Street',
    hours: '9 to 5',
    isSpanishSpoken: false,
    ...change,
  }
}

test('the whole text has every fact, the steps and the line to call', () => {
  const other = buildPocketListing({
    name: 'B',
    phone: { number: '(213) 555-0101', extension: '7' },
    address: null,
    hours: null,
    isSpanishSpoken: true,
  })
  expect(formatTakeWithMe([buildPocketListing(), other], texts, { steps: ['Get an ID', 'Call'], date: 'Nov 15' })).toBe(
    [
      'Places',
      'Nov 15',
      '',
      'Next steps',
      '1. Get an ID',
      '2. Call',
      '',
      'Harbor House',
      '(213) 555-0100',
      '1 Example Street',
      'Hours: 9 to 5',
      '',
      'B',
      '(213) 555-0101, ext. 7',
      'Spanish spoken',
      '',
      'Call first.',
      'More help: 2-1-1.',
    ].join('\n'),
  )
})

test('a name with signs of its own is not read as a pattern', () => {
  expect(formatTakeWithMe([buildPocketListing({ hours: '$& {phone}' })], texts)).toContain('Hours: $& {phone}')
})

test('one line of a place is its name and number', () => {
  expect(
    formatTakeWithMe([buildPocketListing(), buildPocketListing({ name: 'B', phone: null })], texts, { detail: 'line' }),
  ).toBe('Places\n\nHarbor House: (213) 555-0100\nB\n\nMore help: 2-1-1.')
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildPocketListing({ name: `Place number ${index}` }))

test.each([
  [1, 'full', 0],
  [9, 'address', 0],
  [14, 'line', 0],
  [30, 'line', 13],
])('a square of a page with %i places says them in %s and leaves out %i', (count, detail, leftOut) => {
  expect(buildQrText(many(count), texts, sheetQrBytes)).toMatchObject({ detail, leftOut })
})

test('the square always fits a code, and says only whole places', () => {
  for (const [count, most] of [
    [0, cardQrBytes],
    [6, cardQrBytes],
    [40, cardQrBytes],
    [40, sheetQrBytes],
  ] as const) {
    const { text, leftOut } = buildQrText(many(count), texts, most)
    expect(encodeQr(text)).not.toBeNull()
    expect(text.match(/Place number \d+/g) ?? []).toHaveLength(count - leftOut)
  }
})

test('a long name is cut in the square, and its number is whole', () => {
  const { text, leftOut } = buildQrText([buildPocketListing({ name: 'Casa '.repeat(60) })], texts, cardQrBytes)
  expect([leftOut, text]).toEqual([0, expect.stringMatching(/^Places\n\n(Casa ){7}Casa…: \(213\) 555-0100\n/)])
})

test('where not even one line fits, the line to call is left', () => {
  expect(buildQrText([buildPocketListing()], texts, 30)).toEqual({
    text: 'Places\n\nMore help: 2-1-1.',
    detail: 'line',
    leftOut: 1,
  })
})
