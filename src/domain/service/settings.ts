import * as z from 'zod/mini'
import { crisisKinds } from '../help-lines/crisis-kinds.ts'

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** Features an admin may turn off without a new release. All are on by default. */
export const switchNames = ['communityPosting', 'partnerPosting', 'claims', 'listingReports'] as const
export type SwitchName = (typeof switchNames)[number]
export const Switches = z.object({
  communityPosting: z._default(z.boolean(), true),
  partnerPosting: z._default(z.boolean(), true),
  claims: z._default(z.boolean(), true),
  listingReports: z._default(z.boolean(), true),
})
export type Switches = z.infer<typeof Switches>

/** `templates`: the kill switch. No model is called from the next request on. */
export const ReggieMode = z.object({
  mode: z._default(z.enum(['full', 'templates']), 'full'),
  /** The reason, for the other admins. */
  reason: z._default(line(300), ''),
  /** Shown above the chat while it is not empty. */
  banner: z._default(z.object({ en: line(200), es: line(200) }), { en: '', es: '' }),
})
export type ReggieMode = z.infer<typeof ReggieMode>

const most = (max: number) => z.int().check(z.minimum(1), z.maximum(max))

/** Limits on the cost of a model (T-6.5). Answers without a model are not affected. */
export const ReggieLimits = z.object({
  chatsPerHour: z._default(most(600), 60),
  chatsPerDay: z._default(most(2000), 200),
  addressPerHour: z._default(most(6000), 600),
  dailyTokens: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 5_000_000),
  timeoutSeconds: z._default(z.int().check(z.minimum(5), z.maximum(25)), 25),
})
export type ReggieLimits = z.infer<typeof ReggieLimits>

/** Added to the shipped rules, which cannot be removed here. */
export const Guardrails = z.object({
  /** Phrases that trigger the help card, by class. */
  crisisPhrases: z._default(
    z
      .array(
        z.object({
          kind: z.enum(crisisKinds),
          language: z.enum(['en', 'es']),
          phrase: line(120),
        }),
      )
      .check(z.maxLength(200)),
    [],
  ),
  /** Topics Reggie declines, each with the words that name it. */
  blockedTopics: z._default(
    z
      .array(
        z.object({
          language: z.enum(['en', 'es']),
          phrase: line(120),
        }),
      )
      .check(z.maxLength(200)),
    [],
  ),
})
export type Guardrails = z.infer<typeof Guardrails>

/** Every settings document by its key in the database. */
export const settingSchemas = {
  switches: Switches,
  reggieMode: ReggieMode,
  reggieLimits: ReggieLimits,
  guardrails: Guardrails,
} as const
export type SettingKey = keyof typeof settingSchemas
export type Setting<Key extends SettingKey> = z.infer<(typeof settingSchemas)[Key]>
