import * as z from 'zod/mini'

export const resourceCategories = [
  'housing',
  'employment',
  'education',
  'legal',
  'healthcare',
  'mental-health',
  'transportation',
  'advocacy-coalition',
  'community-services',
  'peer-support',
  'recovery-support',
  'other',
] as const
const ResourceCategory = z.enum(resourceCategories)

const text = (max: number) => z.string().check(z.maxLength(max))
const maybe = (max: number) => z.optional(z.nullable(text(max)))

/** Opening hours come as one text, or as an object whose `general` is that text. */
const Hours = z.union([text(1000), z.object({ general: text(1000) })])

/** One place or program that helps. Text from outside: always shown as text, never as HTML (T-5.3). */
export const Resource = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  /** A source may use a word we do not know; the listing is still worth showing. */
  category: z.catch(ResourceCategory, 'other'),
  description: maybe(4000),
  address: maybe(500),
  hours: z.optional(z.nullable(Hours)),
  phone: maybe(64),
  website: maybe(2048),
  services: z._default(z.array(text(300)).check(z.maxLength(200)), []),
  /** Who runs it, when that is not the name itself. */
  organization: maybe(300),
})
export type Resource = z.infer<typeof Resource>
