import { expect, test } from 'vitest'
import { ListingFields } from '#contracts/partner-listings.ts'
import { defaultPartnerDetails, PartnerDetails } from '#domain/partners/partner-details.ts'
import type { ListingValues } from '#client/features/listing-changes/listing-values.ts'
import { draftProblems } from './draft-problems.ts'
import { toPartnerDetails, toListingDraft, emptyListing, emptyPhone, toListingFields } from './listing-draft.ts'

const full: ListingValues = {
  ...emptyListing,
  name: 'Open Door',
  nameEs: 'Puerta Abierta',
  note: { en: 'We help.', es: 'Ayudamos.' },
  category: 'housing',
  services: ['emergency-shelter'],
  street: '1 Main St',
  city: 'Birmingham',
  zip: '35203',
  countyFips: '01073',
  phones: [{ number: '(205) 555-0100', extension: '12', kind: 'voice', language: 'es', isSwitchboard: true }],
  website: 'https://www.example.org',
  cost: 'free',
  languages: ['es'],
  requiredDocuments: ['Photo ID', 'A letter'],
  hours: { kind: 'weekly', times: [{ day: 1, opens: '09:00', closes: '12:00' }] },
  facts: { servesRecord: 'yes', servesSupervision: 'no', noIdNeeded: 'unknown', walkIn: 'yes' },
  capacity: 'full',
  fullUntil: '2026-12-31',
  alert: { en: 'No phone', es: 'Sin teléfono', until: '2026-11-30' },
  maxOpen: 5,
  serviceCounties: ['01073'],
  accessibility: ['wheelchair'],
  howToApply: { en: 'Call', es: 'Llame' },
  closures: [{ from: '2026-12-24', until: '2026-12-26', note: { en: 'Holiday', es: 'Feriado' } }],
  isConfidential: true,
}

test('a listing that is put into the form and taken out again is the same', () => {
  const draft = toListingDraft(full)

  expect({ ...toListingFields(draft), ...toPartnerDetails(draft, full) }).toEqual(full)
  expect(draftProblems(draft)).toEqual({})
})

test('an empty listing stays empty, and only its name and a way to reach it are missing', () => {
  const draft = toListingDraft(emptyListing)

  expect({ ...toListingFields(draft), ...toPartnerDetails(draft, emptyListing) }).toEqual(emptyListing)
  expect(draftProblems(draft)).toEqual({ name: 'name', phones: 'contact' })
})

test('numbers and addresses are stored as people write them in full', () => {
  const phones = [{ ...emptyPhone, number: '1-205-555-0101' }, { ...emptyPhone, number: '211' }, emptyPhone]
  const fields = toListingFields({ ...toListingDraft(full), phones, website: 'www.example.org' })

  expect(fields.phones.map(({ number }) => number)).toEqual(['(205) 555-0101', '211'])
  expect(fields.website).toBe('https://www.example.org')
})

test('the form does not change a pause, nor its last day', () => {
  const paused: PartnerDetails = {
    ...defaultPartnerDetails,
    paused: true,
    pausedReason: { en: 'Full', es: 'Lleno' },
    fullUntil: '2026-12-01',
  }

  expect(toPartnerDetails(toListingDraft({ ...full, capacity: 'open' }), paused)).toMatchObject({
    paused: true,
    pausedReason: paused.pausedReason,
    fullUntil: '2026-12-01',
  })
})

test.each([
  ['a summary in one language', { noteEs: '' }, { noteEs: 'bothLanguages' }],
  ['half a phone number', { phones: [{ ...emptyPhone, number: '555-0100' }] }, { phones: 'phoneNumber' }],
  [
    'an extension with letters',
    { phones: [{ ...emptyPhone, number: '(205) 555-0100', extension: 'x1' }] },
    { phones: 'extension' },
  ],
  ['a week without times', { times: [] }, { times: 'times' }],
  [
    'closed days that end before they begin',
    { closures: [{ from: '2026-12-26', until: '2026-12-24', en: '', es: '' }] },
    { closures: 'closures' },
  ],
  ['full, but until when is not said', { fullUntil: '' }, { fullUntil: 'fullUntil' }],
  ['an alert without an end', { alertUntil: '' }, { alertUntil: 'alert' }],
  ['an alert in English only', { alertEs: '' }, { alertEs: 'alert' }],
  ['a limit of zero', { maxOpen: '0' }, { maxOpen: 'maxOpen' }],
  ['a ZIP code that is too short', { zip: '352' }, { zip: 'zip' }],
  ['a website that is none', { website: 'two words' }, { website: 'website' }],
])('%s is told at its field', (_name, change, problems) => {
  expect(draftProblems({ ...toListingDraft(full), ...change })).toEqual(problems)
})

test('what has no problem is what the server takes', () => {
  const draft = toListingDraft(full)

  expect(ListingFields.safeParse(toListingFields(draft)).success).toBe(true)
  expect(PartnerDetails.safeParse(toPartnerDetails(draft, full)).success).toBe(true)
})
