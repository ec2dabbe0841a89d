import { expect, test } from 'vitest'
import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { mergeLegalAid } from './legal-aid.ts'

const phone = (number: string): ListingPhone => ({
  number,
  extension: null,
  kind: 'voice',
  language: null,
  isSwitchboard: false,
})
const legalAid = (id: string, own: Partial<Listing>) =>
  buildListing({ id, name: 'Iowa Legal Aid', kind: 'legal-aid', scope: 'state', state: 'IA', phones: [], ...own })
const card = legalAid('ia-legal-aid', { phones: [{ ...phone('(800) 532-1275'), isListedOnly: true }] })
const grantee = legalAid('grantee', { sourceId: 'lsc-grantees', asOf: '2026-01' })
const program = legalAid('program', {
  name: 'Iowa Legal Aid, Inc.',
  sourceId: 'lsc-offices',
  asOf: '2026-07',
  phones: [phone('(515) 243-2980')],
})
const merge = (...listings: Listing[]) => mergeLegalAid(listings, new Map())
const listPhones = ({ phones }: Listing) => phones.map(({ number, isListedOnly = false }) => [number, isListedOnly])

test('the state card gets the line of the program that is alone in its state', () => {
  const [one, ...others] = merge(card, grantee, program)
  expect(others).toEqual([])
  expect(one && listPhones(one)).toEqual([
    ['(800) 532-1275', true],
    ['(515) 243-2980', false],
  ])
})

test('a number that the federal list gives as well is no longer that of one list', () => {
  const [one] = merge(card, { ...program, phones: [phone('(800) 532-1275')] })
  expect(one && listPhones(one)).toEqual([['(800) 532-1275', false]])
})

test('without such a card the two lists of programs are one listing, with the id of the older and the newer number first', () => {
  const merged = merge({ ...grantee, phones: [phone('(515) 200-0100')] }, program)
  expect(merged.map(({ id }) => id)).toEqual(['grantee'])
  expect(merged.flatMap(listPhones)).toEqual([
    ['(515) 243-2980', false],
    ['(515) 200-0100', false],
  ])
})
