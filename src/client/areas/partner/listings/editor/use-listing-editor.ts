import { useEffect, useState } from 'react'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import {
  changedFields,
  type FieldName,
  fieldOrder,
  type ListingValues,
} from '#client/features/listing-changes/listing-values.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { isSame } from '#client/platform/form/same-data.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { conflictRows, isOnlyMine, mergeVersions, type Side } from '../conflict/conflict-rows.ts'
import { valuesOf } from '../listing-values.ts'
import { careOf, draftOf, fieldsOf, type ListingDraft } from './listing-draft.ts'
import type { ListingEdit } from './listing-edit.ts'
import { useDraftWords } from './use-draft-words.ts'

export interface EditorOptions {
  detail: PartnerListingDetail
  /** Rejects when it could not be saved, with a conflict when a colleague was faster. */
  onSave: (edit: ListingEdit) => Promise<PartnerListingDetail>
  /** The listing as it is now. */
  onReload: () => Promise<PartnerListingDetail>
}

/** The form, the version it was begun from, and what a colleague saved meanwhile. */
export function useListingEditor({ detail, onSave, onReload }: EditorOptions, onDirty: (isDirty: boolean) => void) {
  const [seen, setSeen] = useState(detail)
  const [base, setBase] = useState(detail)
  const [theirs, setTheirs] = useState<PartnerListingDetail>()
  const [settled, setSettled] = useState<unknown>()
  const [savedNames, setSavedNames] = useState<FieldName[]>([])
  const rowsFor = (mine: ListingValues, now: PartnerListingDetail) =>
    conflictRows(fieldOrder, { base: valuesOf(base), mine, theirs: valuesOf(now) }, isSame)
  const save = async (from: PartnerListingDetail, draft: ListingDraft) => {
    const saved = await onSave({ version: from.version, fields: fieldsOf(draft), care: careOf(draft, from.care) })
    setSavedNames(changedFields(valuesOf(from), valuesIn(draft, from)))
    setBase(saved)
    setTheirs(undefined)
  }
  const form = useForm<ListingDraft>({
    initial: draftOf(valuesOf(detail)),
    validate: useDraftWords(),
    onSubmit: async (draft) => {
      try {
        await save(base, draft)
      } catch (failure) {
        if (!isEditedElsewhere(failure)) throw failure
        const now = await onReload()
        // They only confirmed it, or wrote the same: there is nothing to choose between.
        if (isOnlyMine(rowsFor(valuesIn(draft, now), now))) return save(now, draft)
        setTheirs(now)
        throw failure
      }
    },
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const isQuiet = !form.isDirty && !form.isSubmitting && theirs === undefined
  // What comes from the server is taken over only while nothing is written here.
  if (isQuiet && detail !== seen) {
    setSeen(detail)
    setBase(detail)
    form.reset(draftOf(valuesOf(detail)))
  }

  const mine = valuesIn(form.values, theirs ?? base)
  const settle = (chosen: Partial<Record<FieldName, Side>>) => {
    if (!theirs) return
    const merged = draftOf(mergeVersions(mine, valuesOf(theirs), chosen))
    setBase(theirs)
    setTheirs(undefined)
    setSettled(form.failure)
    for (const key of Object.keys(merged) as (keyof ListingDraft)[]) form.set(key, merged[key])
  }
  const drop = () => {
    setBase(theirs ?? base)
    setTheirs(undefined)
    form.reset(draftOf(valuesOf(theirs ?? base)))
  }
  return {
    form,
    settle,
    drop,
    savedNames,
    /** A conflict that somebody has settled is no longer told. */
    failure: form.failure === settled ? undefined : form.failure,
    isSettled: settled !== undefined && form.failure === settled,
    conflict: theirs && {
      version: theirs.version,
      mine,
      theirs: valuesOf(theirs),
      rows: rowsFor(mine, theirs),
    },
  }
}

/** Whether it is paused is not for the form to say. */
function valuesIn(draft: ListingDraft, { care }: PartnerListingDetail): ListingValues {
  return { ...fieldsOf(draft), ...careOf(draft, care) }
}

function isEditedElsewhere(failure: unknown): boolean {
  return failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere'
}
