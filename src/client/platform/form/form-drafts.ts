import * as z from 'zod/mini'
import { Instant } from '#domain/instant.ts'
import { readKey, removeKey, storedDeviceMode, writeKey } from '../storage/storage.ts'

/** Unfinished forms of a person's own device, by name of the form; told in /privacy and under the introduction form. */
export const draftLifetimeMs = 24 * 60 * 60 * 1000

/** The forms check their own values when they read them. */
const FormDrafts = z.record(z.string(), z.object({ keptAt: Instant, value: z.unknown() }))
type FormDrafts = z.infer<typeof FormDrafts>

/** A clock that was set back must not make a draft last longer. */
export function dropOldDrafts(drafts: FormDrafts, now: number): FormDrafts {
  const isFresh = (keptAt: number) => keptAt <= now && now - keptAt < draftLifetimeMs
  return Object.fromEntries(Object.entries(drafts).filter(([, { keptAt }]) => isFresh(keptAt)))
}

/** Forms whose unfinished text survives hiding the site, on the person's own device only (T-5.4, T-5.6). */
export type DraftName = 'wizard' | 'chat' | 'introduction' | 'post' | 'report' | 'task'

/** Undefined when nothing usable is kept; too old drafts are removed, not only ignored. */
export function readDraft<Schema extends z.ZodMiniType>(name: DraftName, schema: Schema): z.output<Schema> | undefined {
  removeOldDrafts()
  const parsed = schema.safeParse(readDrafts()[name]?.value)
  return parsed.success ? parsed.data : undefined
}

export function keepDraft(name: DraftName, value: unknown): void {
  if (!keepsDrafts()) return
  removeOldDrafts()
  writeKey('form-drafts', { ...readDrafts(), [name]: { keptAt: Date.now(), value } })
}

/** It was sent, or the person gave it up. */
export function forgetDraft(name: DraftName): void {
  const { [name]: dropped, ...others } = readDrafts()
  if (dropped) store(others)
}

export function removeOldDrafts(): void {
  const stored = readKey('form-drafts')
  const remaining = dropOldDrafts(readDrafts(), Date.now())
  if (Object.keys(remaining).length < Object.keys(stored).length) store(remaining)
}

function readDrafts(): FormDrafts {
  const parsed = FormDrafts.safeParse(readKey('form-drafts'))
  return parsed.success ? parsed.data : {}
}

function store(drafts: FormDrafts): void {
  if (Object.keys(drafts).length > 0) writeKey('form-drafts', drafts)
  else removeKey('form-drafts')
}

const keepsDrafts = () => storedDeviceMode() === 'own'
