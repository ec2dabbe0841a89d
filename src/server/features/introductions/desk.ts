import { outboxRepository, type OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { introductionSeals, type IntroductionSeals } from './seal.ts'

/** What it takes to hand an introduction to an organization and tell its people. */
export interface Desk {
  seals: IntroductionSeals
  outbox: OutboxRepository
  /** The address links in mail begin with. */
  siteUrl: string
}

export function introductionDesk({ cookieKey, siteUrl }: { cookieKey: Buffer; siteUrl: string }): Desk {
  return { seals: introductionSeals(cookieKey), outbox: outboxRepository(cookieKey), siteUrl }
}
