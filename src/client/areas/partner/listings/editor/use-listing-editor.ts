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
import { toListingValues } from '../listing-values.ts'
import { toPartnerDetails, toListingDraft, toListingFields, type ListingDraft } from './listing-draft.ts'
import type { ListingEdit } from './listing-edit.ts'
import { useDraftTexts } from './use-draft-texts.ts'

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
  const [resolvedFailure, setResolvedFailure] = useState<unknown>()
  const [savedNames, setSavedNames] = useState<FieldName[]>([])
  const rowsFor = (mine: ListingValues, now: PartnerListingDetail) =>
    conflictRows(fieldOrder, { base: toListingValues(base), mine, theirs: toListingValues(now) }, isSame)
  const save = async (from: PartnerListingDetail, draft: ListingDraft) => {
    const saved = await onSave({
      version: from.version,
      fields: toListingFields(draft),
      care: toPartnerDetails(draft, from.care),
    })
    setSavedNames(changedFields(toListingValues(from), valuesIn(draft, from)))
    setBase(saved)
    setTheirs(undefined)
  }
  const form = useForm<ListingDraft>({
    initial: toListingDraft(toListingValues(detail)),
    validate: useDraftTexts(),
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
    form.reset(toListingDraft(toListingValues(detail)))
  }

  const mine = valuesIn(form.values, theirs ?? base)
  const settle = (chosen: Partial<Record<FieldName, Side>>) => {
    if (!theirs) return
    const merged = toListingDraft(mergeVersions(mine, toListingValues(theirs), chosen))
    setBase(theirs)
    setTheirs(undefined)
    setResolvedFailure(form.failure)
    for (const key of Object.keys(merged) as (keyof ListingDraft)[]) form.set(key, merged[key])
  }
  const drop = () => {
    setBase(theirs ?? base)
    setTheirs(undefined)
    form.reset(toListingDraft(toListingValues(theirs ?? base)))
  }
  return {
    form,
    settle,
    drop,
    savedNames,
    /** A conflict that somebody has settled is no longer told. */
    failure: form.failure === resolvedFailure ? undefined : form.failure,
    isSettled: resolvedFailure !== undefined && form.failure === resolvedFailure,
    conflict: theirs && {
      version: theirs.version,
      mine,
      theirs: toListingValues(theirs),
      rows: rowsFor(mine, theirs),
    },
  }
}

/** Whether it is paused is not for the form to say. */
function valuesIn(draft: ListingDraft, { care: partnerDetails }: PartnerListingDetail): ListingValues {
  return { ...toListingFields(draft), ...toPartnerDetails(draft, partnerDetails) }
}

function isEditedElsewhere(failure: unknown): boolean {
  return failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere'
}
