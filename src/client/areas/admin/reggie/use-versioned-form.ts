import { useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'

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

export interface VersionedForm<Value, Draft> {
  form: Form<Draft>
  /** The version another user saved meanwhile; the draft is kept until the user chooses. */
  conflict: Versioned<Value> | undefined
  onKeep: () => void
  onTake: () => void
  /** The draft was kept and will overwrite the other version when saved. */
  isOverwriting: boolean
  wasSaved: boolean
  failure: unknown
}

/** A form for settings that other users may have saved in a newer version. */
export function useVersionedForm<Value, Draft extends object>(
  { stored, onSave, onReload }: StoredPart<Value>,
  { toDraft, toValue, validate }: Shape<Value, Draft>,
): VersionedForm<Value, Draft> {
  const [seen, setSeen] = useState(stored)
  const [version, setVersion] = useState(stored.version)
  const [conflict, setConflict] = useState<Versioned<Value>>()
  const [resolvedFailure, setResolvedFailure] = useState<unknown>()
  const [wasSaved, setWasSaved] = useState(false)
  const form = useForm<Draft>({
    initial: toDraft(stored.value),
    validate,
    onSubmit: async (draft) => {
      try {
        setVersion(await onSave({ value: toValue(draft), version }))
        setResolvedFailure(undefined)
        setWasSaved(true)
      } catch (failure) {
        if (failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere') setConflict(await onReload())
        throw failure
      }
    },
  })
  // Server data replaces the form only while there are no unsaved changes.
  const isFree = !form.isDirty && !form.isSubmitting && !conflict
  if (stored !== seen && isFree && stored.version >= version) {
    setSeen(stored)
    setVersion(stored.version)
    form.reset(toDraft(stored.value))
  }
  const settle = () => {
    if (conflict) setVersion(conflict.version)
    setConflict(undefined)
    setResolvedFailure(form.failure)
  }
  const isSettled = resolvedFailure !== undefined && form.failure === resolvedFailure
  return {
    form,
    conflict,
    onKeep: settle,
    onTake: () => {
      settle()
      if (conflict) form.reset(toDraft(conflict.value))
    },
    isOverwriting: isSettled && form.isDirty,
    wasSaved: wasSaved && !form.isDirty,
    failure: isSettled ? undefined : form.failure,
  }
}
