import { expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { answerAboutListing, chooseShownListing } from './answer-listing.ts'

const shown = { name: 'Open Door', facts: '(661) 555-0100 · 12 Main St' }
const listing: Resource = {
  id: 'a',
  name: 'Open Door',
  category: 'housing',
  services: [],
  phone: '(661) 555-0100',
  address: '12 Main St',
  hours: 'Mon-Fri 9-5',
  languages: ['en', 'es'],
}
const ask = (text: string, known: Resource | null = listing) => answerAboutListing(text, shown, known, 'en')

test('a question about the place is answered from its facts', () => {
  expect(ask('what number do i call')).toBe('The number for Open Door is (661) 555-0100.')
  expect(ask('are they open on saturday')).toBe('Open Door: Mon-Fri 9-5.')
  expect(ask('do they speak spanish')).toMatch(/they speak Spanish/)
})

test('what is not known is said, with the number to ask', () => {
  expect(ask('do they take walk ins')).toBe("I don't have that for Open Door. Ask them: (661) 555-0100.")
  expect(ask('what are their hours', null)).toContain('(661) 555-0100')
})

test('what the guide answers as well, and what is not about the place, is left to the guide', () => {
  expect(ask('is it free')).toBeNull()
  expect(ask('my PO says i missed but i was there')).toBeNull()
})

test('the place that is meant is found by its order or a word of its name', () => {
  const other = { name: 'Second Harvest', facts: '' }
  expect(chooseShownListing('the second one', [shown, other])).toBe(other)
  expect(chooseShownListing('is harvest close', [shown, other])).toBe(other)
  expect(chooseShownListing('how far is that', [shown, other])).toBe(shown)
  expect(chooseShownListing('how far', [])).toBeNull()
})
