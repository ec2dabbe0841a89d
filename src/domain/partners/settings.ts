import * as z from 'zod/mini'
import { Language } from '#domain/language.ts'
import { LocalDay } from './local-day.ts'

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** Required in both languages because visitors read it. */
const BothLanguages = (max: number) => z.object({ en: text(max), es: text(max) })

/** While the organization is away, its answer deadline is paused and the card says so. */
export const AwayPeriod = z.object({ from: LocalDay, until: LocalDay, message: BothLanguages(300) })
export type AwayPeriod = z.infer<typeof AwayPeriod>

/** The response times an organization can promise, in hours. */
export const answerHours = ['24', '72', '168'] as const

export const PartnerSettings = z.object({
  publicName: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  website: z.nullable(z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))),
  /** Addresses notified by mail besides the accounts that opted in. Verified with the organization. */
  noticeEmails: z.array(z.email().check(z.maxLength(254))).check(z.maxLength(5)),
  language: Language,
  hours: text(300),
  answerWithin: z.enum(answerHours),
  away: z.nullable(AwayPeriod),
  /** Which terms were accepted, and when. */
  termsVersion: z.nullable(text(20)),
})
export type PartnerSettings = z.infer<typeof PartnerSettings>

export const termsVersion = '2026-11'

export function createPartnerSettings(publicName: string, noticeEmails: string[], language: Language): PartnerSettings {
  return {
    publicName,
    website: null,
    noticeEmails,
    language,
    hours: '',
    answerWithin: '72',
    away: null,
    termsVersion: null,
  }
}

/** Both days are included. */
export function isAway({ away }: Pick<PartnerSettings, 'away'>, day: string): boolean {
  return away !== null && away.from <= day && day <= away.until
}
