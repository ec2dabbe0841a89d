import { outboxRepository, type OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { introductionSeals, type IntroductionSeals } from './seal.ts'

/** What it takes to hand an introduction to an organization and tell its people. */
export interface DeliveryTools {
  seals: IntroductionSeals
  outbox: OutboxRepository
  /** The address links in mail begin with. */
  siteUrl: string
}

export function createDeliveryTools({ cookieKey, siteUrl }: { cookieKey: Buffer; siteUrl: string }): DeliveryTools {
  return { seals: introductionSeals(cookieKey), outbox: outboxRepository(cookieKey), siteUrl }
}
