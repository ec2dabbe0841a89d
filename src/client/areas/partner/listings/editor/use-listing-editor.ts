import { useEffect, useState } from 'react'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import {
  changedFields,
  type FieldName,
  fieldOrder,
  type ListingValues,
} from '#client/features/listing-changes/listing-values.ts'
import { isSame } from '#client/platform/form/same-data.ts'
import { conflictRows, isOnlyMine, mergeVersions, type Side } from '#client/shared/conflict/conflict-rows.ts'
import { useConflictForm } from '#client/shared/conflict/use-conflict-form.ts'
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
  const [savedNames, setSavedNames] = useState<FieldName[]>([])
  const rowsFor = (mine: ListingValues, theirs: PartnerListingDetail, base: PartnerListingDetail) =>
    conflictRows(fieldOrder, { base: toListingValues(base), mine, theirs: toListingValues(theirs) }, isSame)
  const { form, base, theirs, merge, ...rest } = useConflictForm<PartnerListingDetail, ListingDraft>({
    stored: detail,
    toDraft: (listing) => toListingDraft(toListingValues(listing)),
    validate: useDraftTexts(),
    onSave: async (draft, from) => {
      const saved = await onSave({
        version: from.version,
        fields: toListingFields(draft),
        care: toPartnerDetails(draft, from.care),
      })
      setSavedNames(changedFields(toListingValues(from), valuesIn(draft, from)))
      return saved
    },
    onReload,
    // The colleague only confirmed the listing or saved the same values: there is nothing to choose.
    canSaveOver: (draft, now, from) => isOnlyMine(rowsFor(valuesIn(draft, now), now, from)),
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const mine = valuesIn(form.values, theirs ?? base)
  return {
    ...rest,
    form,
    savedNames,
    settle: (chosen: Partial<Record<FieldName, Side>>) => {
      if (theirs) merge(toListingDraft(mergeVersions(mine, toListingValues(theirs), chosen)))
    },
    conflict: theirs && {
      version: theirs.version,
      mine,
      theirs: toListingValues(theirs),
      rows: rowsFor(mine, theirs, base),
    },
  }
}

/** The form does not set whether the listing is paused. */
function valuesIn(draft: ListingDraft, { care: partnerDetails }: PartnerListingDetail): ListingValues {
  return { ...toListingFields(draft), ...toPartnerDetails(draft, partnerDetails) }
}
