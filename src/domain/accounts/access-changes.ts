import * as z from 'zod/mini'

/** Every change of who may act for an organization. One without a mail text in both languages doesn't compile. */
export const AccessChangeKind = z.enum([
  'listing_added',
  'listing_lost',
  'claim_asked',
  'claim_granted',
  'claim_refused',
  'invited',
  'joined',
  'role_changed',
  'turned_off',
  'turned_on',
  'removal_planned',
  'removal_stopped',
  'second_factor_on',
  'second_factor_off',
  'passphrase_reset',
  'started_over',
  'notice_emails',
  'organization_removed',
])
export type AccessChangeKind = z.infer<typeof AccessChangeKind>
/** A claim has a mail of its own. */
export type MailedAccessKind = Exclude<AccessChangeKind, 'claim_asked'>
