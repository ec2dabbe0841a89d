import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminListing, editListingAsAdmin } from '#contracts/review.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { listingKey } from '../queries.ts'
import { useReviewActions } from '../use-review-actions.ts'
import { toArea, toEditorDraft, fromEditorDraft, type ListingDraft } from './listing-draft.ts'
import type { ListingEdit } from './listing-review.tsx'

/** Editing, previewing and saving changes. The draft is kept until it is saved or discarded. */
export function useListingEdit(listing: AdminListing) {
  const t = useText('adminReview')
  const client = useQueryClient()
  const reviewActions = useReviewActions<ListingEdit>()
  const [draft, setDraft] = useState(() => toEditorDraft(listing))
  const [refusal, setRefusal] = useState<unknown>()
  const { id, version } = listing
  const startAnew = (now: AdminListing) => {
    client.setQueryData(listingKey(id), now)
    setDraft(toEditorDraft(now))
  }
  const save = ({ fields, area, status, isChecked }: ListingEdit, reason: string) =>
    reviewActions.send('save', async () => {
      setRefusal(undefined)
      try {
        const body = { version, fields, area, status, reason, ...(isChecked && { isChecked }) }
        startAnew((await callStaff(editListingAsAdmin, { params: { id }, body })).listing)
        return t('editor.saved')
      } catch (failure) {
        setRefusal(failure)
        throw failure
      }
    })
  return {
    ...reviewActions,
    draft,
    save,
    refused: parseRefusal(refusal),
    openReview: (next: ListingDraft) => {
      setRefusal(undefined)
      setDraft(next)
      reviewActions.open({
        fields: fromEditorDraft(next, listing.fields),
        area: toArea(next),
        status: next.status,
        isChecked: next.isChecked,
      })
    },
    startAnew: (now: AdminListing) => {
      setRefusal(undefined)
      reviewActions.close()
      startAnew(now)
    },
  }
}

/** Details of a rejection that the page can act on, in addition to the server's message. */
export function parseRefusal(failure: unknown): { isElsewhere: boolean; fields: string[] } {
  const refusal = failure instanceof ApiError ? failure.failure : undefined
  return {
    isElsewhere: refusal?.code === 'edited_elsewhere',
    fields: [...new Set(refusal?.fields?.flatMap(({ path }) => path.split('.')[1] ?? []))],
  }
}
