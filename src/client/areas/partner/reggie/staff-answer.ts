import type { CallReply } from '#contracts/call.ts'
import { askStaffReggie, mostMessagesBefore, type StaffJob } from '#contracts/partner-assistant.ts'
import type { Language } from '#domain/language.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

export interface TalkMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface StaffAnswer extends CallReply<typeof askStaffReggie> {
  job: StaffJob
  /** Language of the text. */
  lang: Language
  at: number
  /** The questions and answers up to this one. In memory only: the server keeps none, and neither does the browser. */
  talk: readonly TalkMessage[]
}

export interface StaffRequest {
  job: StaffJob
  lang: Language
  input: string
  introductionId: string | undefined
  /** The answer before, which a question may go on from. */
  previous: StaffAnswer | null
}

/** Asks Reggie; a question goes on from the one before. */
export async function askReggie({ job, lang, input, introductionId, previous }: StaffRequest): Promise<StaffAnswer> {
  const before = job === 'how' && previous?.job === 'how' ? previous.talk.slice(-mostMessagesBefore) : []
  const body = {
    job,
    lang,
    input,
    ...(introductionId === undefined ? {} : { introductionId }),
    ...(before.length === 0 ? {} : { before: [...before] }),
  }
  const reply = await callStaff(askStaffReggie, { body })
  const talk: TalkMessage[] = [...before, { role: 'user', content: input }, { role: 'assistant', content: reply.text }]
  return { ...reply, job, lang, at: Date.now(), talk }
}
