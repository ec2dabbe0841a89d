import { findAwayProblem } from '#domain/partners/away-dates.ts'
import { type AwayPeriod, PartnerSettings } from '#domain/partners/settings.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'

export interface AnsweringDraft {
  noticeEmails: string
  language: PartnerSettings['language']
  hours: string
  answerWithin: PartnerSettings['answerWithin']
  awayFrom: string
  awayUntil: string
  awayEn: string
  awayEs: string
}

type AnsweringProblem = keyof EnglishText['partnerSettings']['answering']['problems']

export function answeringDraft({ noticeEmails, language, hours, answerWithin, away }: PartnerSettings): AnsweringDraft {
  return {
    noticeEmails: noticeEmails.join('\n'),
    language,
    hours,
    answerWithin,
    awayFrom: away?.from ?? '',
    awayUntil: away?.until ?? '',
    awayEn: away?.message.en ?? '',
    awayEs: away?.message.es ?? '',
  }
}

const emailsIn = (typed: string) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]

export function answeringSettings(draft: AnsweringDraft): Partial<PartnerSettings> {
  const { language, answerWithin } = draft
  const noticeEmails = emailsIn(draft.noticeEmails)
  return { noticeEmails, language, hours: draft.hours.trim(), answerWithin, away: awayIn(draft) }
}

function awayIn({ awayFrom, awayUntil, awayEn, awayEs }: AnsweringDraft): AwayPeriod | null {
  if ([awayFrom, awayUntil, awayEn.trim(), awayEs.trim()].every((part) => part === '')) return null
  return { from: awayFrom, until: awayUntil, message: { en: awayEn.trim(), es: awayEs.trim() } }
}

/** People read the message in their own language, so it is required in both or neither. */
export function answeringProblems(draft: AnsweringDraft): Partial<Record<keyof AnsweringDraft, AnsweringProblem>> {
  const found: Partial<Record<keyof AnsweringDraft, AnsweringProblem>> = {}
  const { shape } = PartnerSettings
  if (!shape.noticeEmails.safeParse(emailsIn(draft.noticeEmails)).success) found.noticeEmails = 'noticeEmails'
  if (!shape.hours.safeParse(draft.hours).success) found.hours = 'hours'
  const away = awayIn(draft)
  if (away === null) return found
  if (away.from === '') found.awayFrom = 'away'
  else if (away.until === '' || findAwayProblem(away) !== null) found.awayUntil = 'away'
  if (away.message.en === '') found.awayEn = 'message'
  if (away.message.es === '') found.awayEs = 'message'
  return found
}
