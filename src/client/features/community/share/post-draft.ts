import * as z from 'zod/mini'
import type { sendPost } from '#contracts/community.ts'
import type { CallArguments } from '#contracts/call.ts'
import { postLengths, type VisitorPostKind, visitorPostKinds } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'

/** The post being written. */
export interface PostDraft extends ChosenLocation {
  kind: VisitorPostKind
  need: NeedKey | ''
  text: string
  /** The person reviewed possibly identifying details and wants to send them anyway. */
  sendAnyway: boolean
  agreed: boolean
}

/** What a person's own device keeps of it. */
export const StoredPost = z.object({
  kind: z.enum(visitorPostKinds),
  need: z.union([NeedKey, z.literal('')]),
  state: z.union([StateCode, z.literal('')]),
  county: z.string(),
  text: z.string(),
})

export const newPostDraft = (kind: VisitorPostKind): PostDraft => ({
  kind,
  need: '',
  state: '',
  county: '',
  text: '',
  sendAnyway: false,
  agreed: false,
})

export const longestPost = ({ kind }: Pick<PostDraft, 'kind'>): number => postLengths[kind]

export type PostBody = CallArguments<typeof sendPost>['body']

export function postBody({ kind, need, state, county, text }: PostDraft, language: Language): PostBody {
  return {
    kind,
    language,
    text: text.trim(),
    need: need || null,
    state: state || null,
    county: (state && county) || null,
    agreed: true,
  }
}
