import * as z from 'zod/mini'
import { accountLengths } from '#domain/accounts/account.ts'
import { PartnerRole } from '#domain/accounts/roles.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { placeLengths } from '#domain/suggestions/place.ts'
import { Email } from './accounts.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

export const findClaimable = defineCall({
  method: 'GET',
  path: '/api/partner/claimable',
  access: 'visitor',
  summary: 'Listings by name, to claim one: name and city only.',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)), state: StateCode }),
  reply: z.object({
    success: z.literal(true),
    listings: z.array(
      z.object({
        id: text(128),
        name: text(300),
        city: z.nullable(text(120)),
        isClaimed: z.boolean(),
      }),
    ),
  }),
})

export const claimListing = defineCall({
  method: 'POST',
  path: '/api/partner/claims',
  access: 'visitor',
  summary: 'Says that somebody speaks for a listing. Nothing is theirs before a person called and checked it.',
  body: z.object({
    listingId: filled(128),
    organizationName: filled(300),
    contactName: filled(accountLengths.name),
    contactRole: filled(80),
    email: Email,
    phone: filled(32),
    language: Language,
  }),
  reply: SuccessReply,
})

/** For an organization that is not listed yet. */
export const suggestListing = defineCall({
  method: 'POST',
  path: '/api/partner/suggestions',
  access: 'visitor',
  summary: 'Tells of a group that is not listed yet; a reviewer looks at it.',
  body: z.object({
    name: filled(300),
    city: filled(120),
    state: StateCode,
    phone: z.nullable(filled(32)),
    website: z.nullable(z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))),
    what: filled(500),
    contactName: filled(accountLengths.name),
    email: Email,
    language: Language,
  }),
  reply: SuccessReply,
})

const Claim = z.object({
  id: z.uuid(),
  listingId: text(128),
  listingName: text(300),
  /**
   * The phone numbers on file: the verification call goes to one of them or to one found elsewhere, never to the
   * claimant's own.
   */
  listedPhones: z.array(text(64)),
  organizationName: text(300),
  contactName: text(accountLengths.name),
  contactRole: text(80),
  email: text(accountLengths.email),
  phone: text(32),
  language: Language,
  /** `invited`: the organization that has the listing took the claimant on. */
  status: z.enum(['open', 'approved', 'refused', 'invited']),
  /** The number, where it was found, and what was said. */
  callNote: z.nullable(text(1300)),
  reason: z.nullable(text(500)),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Number of introductions waiting for the listing. */
  waiting: z.int(),
  /**
   * The organization the claimant would be added to: it has the listing, or the same email address represented it
   * before.
   */
  joins: z.optional(text(300)),
  /** The organization that already has the listing decides; from `until` on two of our own people may. */
  holder: z.optional(z.object({ name: text(300), until: z.iso.datetime(), isSilent: z.boolean() })),
  /** Who of our people signed so far; two have to where the number was not on file or the holder is silent. */
  signatures: z.optional(z.array(z.object({ name: text(accountLengths.name), at: z.iso.datetime() }))),
  /** Filed by whoever is looking: somebody else decides. */
  isOwn: z.optional(z.literal(true)),
  /** Whoever is looking already signed: somebody else signs next. */
  hasSigned: z.optional(z.literal(true)),
})
export type Claim = z.infer<typeof Claim>

export const listClaims = defineCall({
  method: 'GET',
  path: '/api/admin/claims',
  access: 'reviewer',
  summary: 'Claims to look at, oldest first, and those decided lately.',
  reply: z.object({ success: z.literal(true), claims: z.array(Claim) }),
})

export const decideClaim = defineCall({
  method: 'POST',
  path: '/api/admin/claims/{id}/decide',
  access: 'reviewer',
  summary:
    'Approves or refuses a claim. Approving needs a note of the call that was made, and two people where the number is not on file.',
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      /** The number that was called, and where it was found. */
      calledNumber: filled(32),
      numberSource: filled(200),
      callNote: filled(1000),
      isSensitive: z.boolean(),
      isSupervision: z.boolean(),
      isConfidential: z.boolean(),
    }),
    z.object({ decision: z.literal('refuse'), reason: filled(500) }),
  ]),
  /** `needsSecond`: signed, and it waits for somebody else's signature. */
  reply: z.object({ success: z.literal(true), delivered: z.int(), needsSecond: z.optional(z.literal(true)) }),
})

const Suggestion = z.object({
  id: z.uuid(),
  name: text(300),
  city: text(120),
  state: StateCode,
  phone: z.nullable(text(32)),
  website: z.nullable(text(2048)),
  what: text(500),
  contactName: text(accountLengths.name),
  email: text(accountLengths.email),
  language: Language,
  createdAt: z.iso.datetime(),
  /** Told by people who searched there: nobody knows by whom. Its city is the county. */
  told: z.optional(
    z.object({
      /** The street or corner, where no phone was told. */
      address: z.nullable(text(placeLengths.where)),
      need: z.nullable(NeedKey),
      /** How many browsers told of it. */
      times: z.int(),
    }),
  ),
  /** A place to look for, opened from the figures: there is nothing to make a listing of. */
  isTask: z.optional(z.literal(true)),
})
export type Suggestion = z.infer<typeof Suggestion>

export const listSuggestions = defineCall({
  method: 'GET',
  path: '/api/admin/suggestions',
  access: 'reviewer',
  summary: 'Groups that somebody told of and nobody has looked at yet, oldest first.',
  reply: z.object({ success: z.literal(true), suggestions: z.array(Suggestion) }),
})

export const closeSuggestion = defineCall({
  method: 'POST',
  path: '/api/admin/suggestions/{id}/close',
  access: 'reviewer',
  summary: 'Takes a suggestion off the list, because it was added or is no group to list.',
  params: z.object({ id: z.uuid() }),
  reply: SuccessReply,
})

export const draftSuggestion = defineCall({
  method: 'POST',
  path: '/api/admin/suggestions/{id}/draft',
  access: 'reviewer',
  summary: 'Makes a draft listing of a suggestion. The draft is public only when an administrator publishes it.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    success: z.literal(true),
    listingId: text(128),
    /** Listings that may be the same place. */
    similar: z.array(text(300)),
  }),
})

/** A claim for a listing of this organization, as its administrators see it. */
const PartnerClaim = z.object({
  id: z.uuid(),
  listingName: text(300),
  organizationName: text(300),
  contactName: text(accountLengths.name),
  contactRole: text(80),
  email: text(accountLengths.email),
  phone: text(32),
  createdAt: z.iso.datetime(),
  /** Until then only this organization decides. */
  until: z.iso.datetime(),
})
export type PartnerClaim = z.infer<typeof PartnerClaim>

export const listPartnerClaims = defineCall({
  method: 'GET',
  path: '/api/partner/claims',
  access: 'partner_admin',
  summary: 'Who asks to act for a listing that this organization already has, oldest first.',
  reply: z.object({ success: z.literal(true), claims: z.array(PartnerClaim) }),
})

export const decidePartnerClaim = defineCall({
  method: 'POST',
  path: '/api/partner/claims/{id}/decide',
  access: 'partner_admin',
  summary: 'Takes the claimant on as a colleague, or says no; the claimant is told by mail.',
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('invite'), role: PartnerRole }),
    z.object({ decision: z.literal('refuse') }),
  ]),
  reply: SuccessReply,
})
