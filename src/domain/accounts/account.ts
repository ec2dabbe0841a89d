import * as z from 'zod/mini'
import { Language } from '#domain/language.ts'
import { Role } from './roles.ts'

export const AccountStatus = z.enum(['invited', 'active', 'disabled'])
export type AccountStatus = z.infer<typeof AccountStatus>

/** How an account prefers to see introductions. */
export const IntroductionsLayout = z.enum(['table', 'board'])
export type IntroductionsLayout = z.infer<typeof IntroductionsLayout>

export const accountLengths = { name: 80, email: 254, passphrase: 128, code: 32 } as const

/** The signed-in account, as its own pages see it. */
export const Account = z.object({
  id: z.string().check(z.maxLength(64)),
  name: z.string().check(z.maxLength(accountLengths.name)),
  email: z.string().check(z.maxLength(accountLengths.email)),
  role: Role,
  organization: z.nullable(
    z.object({
      id: z.string().check(z.maxLength(64)),
      name: z.string().check(z.maxLength(300)),
      /** Substance use, health, violence: what people write to these organizations must not be passed on (T-3.5). */
      isSensitive: z.boolean(),
    }),
  ),
  hasSecondFactor: z.boolean(),
  language: Language,
  view: IntroductionsLayout,
  notify: z.boolean(),
})
export type Account = z.infer<typeof Account>
