import type { CallReply } from '#contracts/call.ts'
import type { askStaffReggie, StaffJob } from '#contracts/partner-assistant.ts'
import type { Language } from '#domain/language.ts'

export interface StaffAnswer extends CallReply<typeof askStaffReggie> {
  job: StaffJob
  /** Language of the text. */
  lang: Language
  at: number
}
