import { useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'

interface ConflictFormOptions<Stored, Draft> {
  stored: Stored
  toDraft: (stored: Stored) => Draft
  validate: (draft: Draft) => FieldErrors<Draft>
  /** Saves over the version the draft is based on, and returns the new one. Rejects when the request failed. */
  onSave: (draft: Draft, base: Stored) => Promise<Stored>
  onReload: () => Promise<Stored>
  /** Nobody else touched what the draft changes: it is saved over the newer version without asking. */
  canSaveOver?: (draft: Draft, theirs: Stored, base: Stored) => boolean
  /** Whether data from the server is at least as new as the version in the form; always, if left out. */
  isCurrent?: (stored: Stored, base: Stored) => boolean
}

export interface ConflictForm<Stored, Draft> {
  form: Form<Draft>
  /** The version the draft is based on. */
  base: Stored
  /** What somebody else saved meanwhile. The draft stays until the user chooses. */
  theirs: Stored | undefined
  /** Keeps the draft; saving it replaces their version. */
  keepMine: () => void
  /** Puts a mixture of both into the form. */
  merge: (draft: Draft) => void
  /** Drops the draft for their version, or for the saved one. */
  drop: () => void
  /** The conflict was resolved, and the result is not saved yet. */
  isSettled: boolean
  wasSaved: boolean
  /** A resolved conflict is no longer a failure. */
  failure: unknown
}

/** A form for data that somebody else may save meanwhile. */
export function useConflictForm<Stored, Draft extends object>(
  options: ConflictFormOptions<Stored, Draft>,
): ConflictForm<Stored, Draft> {
  const { stored, toDraft, validate, onSave, onReload, canSaveOver, isCurrent } = options
  const [seen, setSeen] = useState(stored)
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<Stored>()
  const [resolvedFailure, setResolvedFailure] = useState<unknown>()
  const [wasSaved, setWasSaved] = useState(false)
  const save = async (draft: Draft, from: Stored) => {
    const saved = await onSave(draft, from)
    setBase(saved)
    setTheirs(undefined)
    setWasSaved(true)
  }
  const form = useForm<Draft>({
    initial: toDraft(stored),
    validate,
    onSubmit: async (draft) => {
      try {
        await save(draft, base)
      } catch (failure) {
        if (!isEditedElsewhere(failure)) throw failure
        const now = await onReload()
        if (canSaveOver?.(draft, now, base)) return save(draft, now)
        setTheirs(now)
        throw failure
      }
    },
  })
  // Data from the server replaces the form only while there are no unsaved changes.
  const isFree = !form.isDirty && !form.isSubmitting && theirs === undefined
  if (stored !== seen && isFree && (isCurrent?.(stored, base) ?? true)) {
    setSeen(stored)
    setBase(stored)
    form.reset(toDraft(stored))
  }
  const settle = () => {
    setBase(theirs ?? base)
    setTheirs(undefined)
    setResolvedFailure(form.failure)
  }
  const drop = () => {
    settle()
    form.reset(toDraft(theirs ?? base))
  }
  const isSettled = resolvedFailure !== undefined && form.failure === resolvedFailure
  return {
    form,
    base,
    theirs,
    keepMine: settle,
    merge: (draft) => {
      settle()
      for (const key of Object.keys(draft) as (keyof Draft)[]) form.set(key, draft[key])
    },
    drop,
    isSettled: isSettled && form.isDirty,
    wasSaved: wasSaved && !form.isDirty,
    failure: isSettled ? undefined : form.failure,
  }
}

const isEditedElsewhere = (failure: unknown) =>
  failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere'
