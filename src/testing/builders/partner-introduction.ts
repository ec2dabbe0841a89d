import type { SentAnswer, PartnerIntroduction, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { Account } from '#domain/accounts/account.ts'
import { listNextStates } from '#domain/introductions/state-machine.ts'

const buildId = (number: number) => `3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c${String(number).padStart(2, '0')}`

/** One row as an organization's own pages show it. */
export function buildPartnerIntroduction(number = 1, changes: Partial<PartnerIntroduction> = {}): PartnerIntroduction {
  return {
    id: buildId(number),
    ref: `REF0${String(number).padStart(2, '0')}`,
    resourceId: 'place-1',
    resourceName: 'Harbor House',
    receivedAt: '2026-11-14T09:00:00.000Z',
    dueAt: '2026-11-17T09:00:00.000Z',
    overdue: false,
    urgency: 'normal',
    state: 'sent',
    delivery: 'sent',
    language: 'en',
    needs: ['housing'],
    person: `Canaria ${number}`,
    county: 'Los Angeles',
    owner: null,
    openedAt: null,
    answeredAt: null,
    reply: null,
    ...changes,
  }
}

export function buildSentAnswer(changes: Partial<SentAnswer> = {}): SentAnswer {
  return {
    state: 'accepted',
    message: 'Come by on Friday.',
    contact: null,
    instructions: null,
    bring: [],
    appointment: null,
    reason: null,
    alternatives: [],
    answeredAt: '2026-11-15T09:00:00.000Z',
    ...changes,
  }
}

export function buildIntroductionDetail(
  introduction = buildPartnerIntroduction(),
  changes: Partial<PartnerIntroductionDetail> = {},
): PartnerIntroductionDetail {
  return {
    introduction,
    shared: null,
    answer: null,
    notes: [],
    isSensitive: false,
    consent: {
      version: '2026-11-15',
      language: 'es',
      givenAt: '2026-11-14T09:00:00.000Z',
      expiresAt: '2027-02-12T09:00:00.000Z',
    },
    next: listNextStates(introduction.state, 'partner'),
    ...changes,
  }
}

export function buildPartnerAccount(changes: Partial<Account> = {}): Account {
  return {
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Ana Staff',
    email: 'ana@example.org',
    role: 'partner_staff',
    organization: { id: 'org-1', name: 'Harbor House', isSensitive: false },
    hasSecondFactor: false,
    language: 'en',
    view: 'table',
    notify: true,
    ...changes,
  }
}
