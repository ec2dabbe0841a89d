import { outboxRepository, type OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { introductionSeals, type IntroductionSeals } from './seal.ts'

/** Dependencies for delivering an introduction to an organization and notifying its members. */
export interface DeliveryTools {
  seals: IntroductionSeals
  outbox: OutboxRepository
  /** The base URL of links in mail. */
  siteUrl: string
}

export function createDeliveryTools({ cookieKey, siteUrl }: { cookieKey: Buffer; siteUrl: string }): DeliveryTools {
  return { seals: introductionSeals(cookieKey), outbox: outboxRepository(cookieKey), siteUrl }
}
