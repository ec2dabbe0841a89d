import { expect, test } from 'vitest'
import { buildDialLink, buildTransitDirectionsLink } from './dial-link.ts'

test.each([
  ['(213) 555-0100', 'tel:+12135550100'],
  ['1-213-555-0100', 'tel:+12135550100'],
  ['213.555.0100', 'tel:+12135550100'],
  ['+1 213 555 0100 ext. 12', 'tel:+12135550100,12'],
  ['211', 'tel:211'],
  ['2-1-1', 'tel:211'],
  ['*72 213 555 0100', null],
  ['555-0100', null],
  ['113-555-0100', null],
  ['tel:213', null],
  ['javascript:1', null],
  ['call us', null],
  ['', null],
])('%j dials %j', (phone, link) => {
  expect(buildDialLink(phone)).toBe(link)
})

test('only a street address has a way to it, and it is one text in the link', () => {
  const link = new URL(buildTransitDirectionsLink('12 Main St, Los Angeles & more') ?? '')
  expect(link.searchParams.get('destination')).toBe('12 Main St, Los Angeles & more')
  expect(link.searchParams.get('travelmode')).toBe('transit')
  expect(buildTransitDirectionsLink('Los Angeles, CA 90012')).toBeNull()
})
