import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { type ConflictForm, useConflictForm } from '#client/shared/conflict/use-conflict-form.ts'

export interface Versioned<Value> {
  value: Value
  version: number
}

/** Props of a settings part. Both callbacks reject when the request failed. */
export interface StoredPart<Value> {
  stored: Versioned<Value>
  /** Returns the new version. */
  onSave: (next: Versioned<Value>) => Promise<number>
  onReload: () => Promise<Versioned<Value>>
}

interface Shape<Value, Draft> {
  toDraft: (value: Value) => Draft
  toValue: (draft: Draft) => Value
  validate: (draft: Draft) => FieldErrors<Draft>
}

export type VersionedForm<Value, Draft> = ConflictForm<Versioned<Value>, Draft>

/** A form for settings that other users may have saved in a newer version. */
export function useVersionedForm<Value, Draft extends object>(
  { stored, onSave, onReload }: StoredPart<Value>,
  { toDraft, toValue, validate }: Shape<Value, Draft>,
): VersionedForm<Value, Draft> {
  return useConflictForm<Versioned<Value>, Draft>({
    stored,
    validate,
    toDraft: ({ value }) => toDraft(value),
    onSave: async (draft, { version }) => {
      const value = toValue(draft)
      return { value, version: await onSave({ value, version }) }
    },
    onReload,
    // After saving, older data can still be on its way.
    isCurrent: (next, base) => next.version >= base.version,
  })
}
