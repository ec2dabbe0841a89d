import type { CallReply } from '#contracts/call.ts'
import type { showPartnerSummary } from '#contracts/partner-introductions.ts'

export type Summary = Omit<CallReply<typeof showPartnerSummary>, 'success'>
