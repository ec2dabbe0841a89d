import type { Introduction } from '#domain/introductions/introduction.ts'

/** An introduction as its owner sees it, sent and not yet answered. */
export function buildIntroduction(overrides: Partial<Introduction> = {}): Introduction {
  return {
    id: '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01',
    resourceId: 'r1',
    resourceName: 'Harbor House',
    resourceContact: '(213) 555-0100',
    status: 'pending',
    state: 'sent',
    delivery: 'sent',
    urgency: 'normal',
    createdAt: '2026-11-14T09:00:00.000Z',
    updatedAt: '2026-11-14T09:00:00.000Z',
    overdue: false,
    ...overrides,
  }
}
