import * as z from 'zod/mini'
import { Instant } from '#domain/instant.ts'

/** Unfinished forms of a person's own device, by name of the form; told in /privacy and under the introduction form. */
export const draftLifetimeMs = 24 * 60 * 60 * 1000

/** The forms check their own values when they read them. */
export const FormDrafts = z.record(z.string(), z.object({ keptAt: Instant, value: z.unknown() }))
export type FormDrafts = z.infer<typeof FormDrafts>

/** A clock that was set back must not make a draft last longer. */
export function dropOldDrafts(drafts: FormDrafts, now: number): FormDrafts {
  const isFresh = (keptAt: number) => keptAt <= now && now - keptAt < draftLifetimeMs
  return Object.fromEntries(Object.entries(drafts).filter(([, { keptAt }]) => isFresh(keptAt)))
}
