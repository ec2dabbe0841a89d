import { dropOldDrafts } from '#domain/device/form-drafts.ts'
import { readKey, removeKey, writeKey } from './storage.ts'

/** An unfinished form is told to be gone after a day, whether or not its screen is opened again. */
export function removeOldDrafts(): void {
  const drafts = readKey('form-drafts')
  const remaining = dropOldDrafts(drafts, Date.now())
  const count = Object.keys(remaining).length
  if (count === Object.keys(drafts).length) return
  if (count > 0) writeKey('form-drafts', remaining)
  else removeKey('form-drafts')
}
