import type * as z from 'zod/mini'
import { dropOldDrafts, FormDrafts } from '#domain/device/form-drafts.ts'
import { readKey, removeKey, storedDeviceMode, writeKey } from '../storage/storage.ts'

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
