import * as z from 'zod/mini'
import { Account, accountLengths, AccountStatus, IntroductionsLayout } from '#domain/accounts/account.ts'
import { PartnerRole, Role } from '#domain/accounts/roles.ts'
import { Language } from '#domain/language.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'
import { Proof } from './proof.ts'

export const Email = z.email().check(z.maxLength(accountLengths.email))
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLengths.name))
/** A generous maximum; a passphrase that is too short or too common gets its own error message. */
const Passphrase = z.string().check(z.minLength(1), z.maxLength(4 * accountLengths.passphrase))
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLengths.code))
const Token = z.string().check(z.regex(/^[\w-]{20,64}$/))
const Id = z.object({ id: z.uuid() })
const SignInReply = z.object({ success: z.literal(true), account: Account })

/** For an authenticator app: the secret to type, or the address in the QR code. */
const SecondFactor = z.object({ secret: z.string().check(z.maxLength(128)), uri: z.string().check(z.maxLength(500)) })
const RecoveryCodes = z.array(z.string().check(z.maxLength(accountLengths.code))).check(z.maxLength(20))

export const signIn = defineCall({
  method: 'POST',
  path: '/api/partner/login',
  access: 'visitor',
  summary:
    'Signs in by email, passphrase and, where it is set up, a code. The same refusal for everything that is wrong. After many failures it needs a proof of work.',
  body: z.object({ email: Email, passphrase: Passphrase, code: z.optional(Code), proof: z.optional(Proof) }),
  reply: SignInReply,
})

export const signOut = defineCall({
  method: 'POST',
  path: '/api/partner/logout',
  access: 'visitor',
  summary: 'Ends this sign-in.',
  reply: SuccessReply,
})

export const requestReset = defineCall({
  method: 'POST',
  path: '/api/partner/reset',
  access: 'visitor',
  summary: 'Sends a link for a new passphrase, if there is such an account. The answer is always the same.',
  body: z.object({ email: Email }),
  reply: SuccessReply,
})

export const finishReset = defineCall({
  method: 'POST',
  path: '/api/partner/reset/finish',
  access: 'link',
  summary: 'Sets a new passphrase with the link that was sent, once, and ends every sign-in of the account.',
  body: z.object({ token: Token, passphrase: Passphrase, code: z.optional(Code) }),
  reply: SuccessReply,
})

export const showInvitation = defineCall({
  method: 'POST',
  path: '/api/account/invitation',
  access: 'link',
  summary: 'Who an invitation is for, and the second factor it offers.',
  body: z.object({ token: Token }),
  reply: z.object({
    success: z.literal(true),
    email: z.string().check(z.maxLength(accountLengths.email)),
    role: Role,
    organization: z.nullable(z.string().check(z.maxLength(300))),
    needsSecondFactor: z.boolean(),
    secondFactor: SecondFactor,
  }),
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/account/invitation/accept',
  access: 'link',
  summary: 'Takes up an invitation, once: a name, a passphrase and, for a second factor, its first code.',
  body: z.object({ token: Token, name: Name, passphrase: Passphrase, code: z.optional(Code), language: Language }),
  reply: z.object({ success: z.literal(true), account: Account, recoveryCodes: z.nullable(RecoveryCodes) }),
})

export const showAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  access: 'visitor',
  summary: 'Who is signed in here; null when nobody is.',
  reply: z.object({ success: z.literal(true), account: z.nullable(Account) }),
})

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  access: 'account',
  summary: 'Changes how somebody likes their own pages.',
  body: z.object({
    name: z.optional(Name),
    language: z.optional(Language),
    view: z.optional(IntroductionsLayout),
    notify: z.optional(z.boolean()),
  }),
  reply: SignInReply,
})

export const changePassphrase = defineCall({
  method: 'POST',
  path: '/api/account/passphrase',
  access: 'account',
  summary: 'A new passphrase; ends every other sign-in of the account.',
  body: z.object({ current: Passphrase, next: Passphrase, code: z.optional(Code) }),
  reply: SuccessReply,
})

export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Begins to set up a second factor, or another one; it counts only once a code was confirmed.',
  body: z.object({ passphrase: Passphrase, code: z.optional(Code) }),
  reply: z.object({ success: z.literal(true), secondFactor: SecondFactor }),
})

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'account',
  summary: 'Turns the second factor on and gives the recovery codes, this one time.',
  body: z.object({ code: Code }),
  reply: z.object({ success: z.literal(true), recoveryCodes: RecoveryCodes }),
})

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  access: 'account',
  summary: 'Turns the second factor off, where the role and the passphrase allow it.',
  body: z.object({ passphrase: Passphrase, code: Code }),
  reply: SuccessReply,
})

export const listStaffSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'account',
  summary: 'Where this account is signed in.',
  reply: z.object({
    success: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        startedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        isThis: z.boolean(),
      }),
    ),
  }),
})

export const endStaffSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end',
  access: 'account',
  summary: 'Ends one sign-in of this account, or all the others.',
  body: z.object({ id: z.optional(z.uuid()) }),
  reply: SuccessReply,
})

/** `isMailOff`: no mail server is configured, so the invitation has to reach the person some other way. */
export const Invited = z.object({ success: z.literal(true), isMailOff: z.optional(z.literal(true)) })

const Colleague = z.object({
  id: z.uuid(),
  name: z.string().check(z.maxLength(accountLengths.name)),
  email: z.string().check(z.maxLength(accountLengths.email)),
  role: PartnerRole,
  status: AccountStatus,
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(z.iso.datetime()),
  /** An administrator whom a newer one wants to remove: off, or another role, on that day. */
  removal: z.optional(z.object({ role: z.nullable(PartnerRole), dueAt: z.iso.datetime() })),
})
export type Colleague = z.infer<typeof Colleague>

export const listColleagues = defineCall({
  method: 'GET',
  path: '/api/partner/users',
  access: 'partner_viewer',
  summary: 'The people of the organization, for choosing who takes care of an introduction and for its administrator.',
  reply: z.object({ success: z.literal(true), people: z.array(Colleague) }),
})

export const inviteColleague = defineCall({
  method: 'POST',
  path: '/api/partner/users',
  access: 'partner_admin',
  summary: 'Invites somebody into the organization by mail; the link is good for 72 hours.',
  body: z.object({ email: Email, role: PartnerRole, language: Language }),
  reply: Invited,
})

export const changeColleague = defineCall({
  method: 'PATCH',
  path: '/api/partner/users/{id}',
  access: 'partner_admin',
  summary: 'Another role, off or on again; ends the sign-ins of that person. The last administrator stays.',
  params: Id,
  body: z.object({ role: z.optional(PartnerRole), status: z.optional(z.enum(['active', 'disabled'])) }),
  /** `dueAt`: when it takes effect, for an administrator who was there before. */
  reply: z.object({ success: z.literal(true), dueAt: z.optional(z.iso.datetime()) }),
})

export const keepAdministratorCall = defineCall({
  method: 'POST',
  path: '/api/partner/users/{id}/keep',
  access: 'partner_admin',
  summary: 'Objects to the removal of an administrator: it does not happen.',
  params: Id,
  reply: SuccessReply,
})
