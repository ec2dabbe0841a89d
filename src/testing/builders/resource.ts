import type { Availability } from '#domain/partners/availability.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** What a partner that takes introductions says of its listing. */
export const openAvailability: Availability = {
  connect: null,
  reason: null,
  until: null,
  capacity: 'open',
  alert: null,
  isConfirmed: false,
  answersWithinHours: null,
  howToApply: null,
  accessibility: [],
}

/** A listing as the search returns it, with the fields every card has. */
export function buildResource(overrides: Partial<Resource> = {}): Resource {
  return {
    id: 'r1',
    name: 'Harbor House',
    category: 'housing',
    description: 'Beds for tonight.',
    phone: '(213) 555-0100',
    services: ['Shelter'],
    ...overrides,
  }
}

/** A listing with every field a card can show. */
export function buildFullResource(overrides: Partial<Resource> = {}): Resource {
  return buildResource({
    id: 'harbor-house',
    organization: 'Harbor Group',
    address: '100 Example Street, Los Angeles, CA 90012',
    hours: 'Mon–Fri 9 am–5 pm',
    phone: '(213) 555-0100',
    phones: [
      { number: '(213) 555-0100', extension: '12', kind: 'voice' },
      { number: '(213) 555-0101', kind: 'voice', language: 'es', isSwitchboard: true },
      { number: '(213) 555-0102', kind: 'text' },
    ],
    website: 'https://harbor.example/help',
    services: ['Emergency shelter', 'Hot meals', 'Showers', 'Laundry', 'Mail', 'Storage'],
    scope: 'site',
    city: 'Los Angeles',
    state: 'CA',
    position: { lat: 34.06, lon: -118.24 },
    schedule: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' })),
    timeZone: 'America/Los_Angeles',
    languages: ['es'],
    cost: 'free',
    requiredDocuments: ['Any photo ID'],
    facts: {
      servesRecord: { value: 'yes', source: 'A public list', asOf: '2026-01' },
      servesSupervision: { value: 'unknown' },
      noIdNeeded: { value: 'no', source: 'A public list', asOf: '2026-01' },
      walkIn: { value: 'yes', source: 'A public list', asOf: '2026-01', reportsDiffer: true },
    },
    source: { publisher: 'A public list' },
    alsoListedBy: ['Another list'],
    asOf: '2026-01',
    assuredOn: '2026-03-05',
    reasons: ['answers_need', 'in_county', 'free'],
    ...overrides,
  })
}
