import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

/** What the law of a state gives back after a conviction; each with the page it rests on. */
const ReentryRule = z.object({
  en: z.string().check(z.minLength(1)),
  es: z.string().check(z.minLength(1)),
  source: z.url(),
})
export const ReentryRulesFile = z.object({
  checkedOn: z.iso.date(),
  states: z.record(
    StateCode,
    z.object({
      recordClearing: z.optional(ReentryRule),
      juryDuty: z.optional(ReentryRule),
      gunRights: z.optional(ReentryRule),
      testStrips: z.optional(ReentryRule),
    }),
  ),
})
export type ReentryRules = z.infer<typeof ReentryRulesFile>['states']
