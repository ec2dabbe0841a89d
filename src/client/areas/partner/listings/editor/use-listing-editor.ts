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
import type { ListingEdit } from './edited-listing.ts'
import { useDraftTexts } from './use-draft-texts.ts'

export interface EditorOptions {
  detail: PartnerListingDetail
  /** Rejects on failure, with a conflict if a colleague saved first. */
  onSave: (edit: ListingEdit) => Promise<PartnerListingDetail>
  /** Fetches the current listing. */
  onReload: () => Promise<PartnerListingDetail>
}

/** Form state, the version it is based on, and what a colleague saved in the meantime. */
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
        // The colleague only confirmed the listing or saved the same values: there is nothing to choose.
        if (isOnlyMine(rowsFor(valuesIn(draft, now), now))) return save(now, draft)
        setTheirs(now)
        throw failure
      }
    },
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const isQuiet = !form.isDirty && !form.isSubmitting && theirs === undefined
  // Updates from the server are applied only while there are no unsaved edits.
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
    /** A resolved conflict is no longer shown. */
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

/** The form does not set whether the listing is paused. */
function valuesIn(draft: ListingDraft, { care: partnerDetails }: PartnerListingDetail): ListingValues {
  return { ...toListingFields(draft), ...toPartnerDetails(draft, partnerDetails) }
}

function isEditedElsewhere(failure: unknown): boolean {
  return failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere'
}
