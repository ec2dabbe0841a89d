import type { Resource } from '#domain/resources/resource.ts'

/** One place as the search gives it, with the fields every card has. */
export function resource(overrides: Partial<Resource> = {}): Resource {
  return {
    id: 'r1', name: 'Harbor House', category: 'housing', description: 'Beds for tonight.', phone: '(213) 555-0100',
    services: ['Shelter'], ...overrides,
  }
}
