import { expect, test } from 'vitest'
import { buildShortPhrase } from './card-facts.ts'

test.each([
  ['Beds for tonight.', 'Beds for tonight'],
  ['Office for SNAP (food stamps). Call to apply.', 'Office for SNAP (food stamps)'],
  ['Public housing office, with rent vouchers (Section 8).', 'Public housing office, with rent vouchers (Section 8)'],
  [
    'Emergency beds for men, hot meals every day, showers, laundry and a case manager. Free.',
    'Emergency beds for men, hot meals every day',
  ],
  [
    'Large food bank that gives food to local pantries. Call to learn which pantry near you has food.',
    'Large food bank that gives food to local pantries',
  ],
  ['Clínica en St. Louis. ¿Sin seguro? Llame.', 'Clínica en St. Louis'],
  ['Meals at 5 p.m. and beds. Come early.', 'Meals at 5 p.m. and beds'],
  ['First line\nSecond line', 'First line'],
  ['No end here', 'No end here'],
  ['', ''],
])('of %j the card says %j', (description, phrase) => {
  expect(buildShortPhrase(description)).toBe(phrase)
})
