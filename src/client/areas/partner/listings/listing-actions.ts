import type { QueryClient } from '@tanstack/react-query'
import {
  addPartnerListing,
  answerListingReport,
  confirmPartnerListing,
  discardListingDraft,
  editPartnerListing,
  type ListingFields,
  type PartnerListingDetail,
  pausePartnerListing,
  submitPartnerListing,
  undoListingChange,
} from '#contracts/partner-listings.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import type { ReportAnswer } from './changes/report-answer-dialog.tsx'
import type { ListingEdit } from './editor/edited-listing.ts'
import type { PauseReason } from './pause-dialog.tsx'
import { keepListing, listingQuery, listingsQuery } from './queries.ts'

type Reply = Promise<{ detail: PartnerListingDetail }>

/** Actions on one listing. Each resolves to the updated listing and rejects on failure. */
export function listingActions(client: QueryClient, id: string) {
  const params = { id }
  const storeDetail = async (reply: Reply) => {
    const { detail } = await reply
    keepListing(client, detail)
    return detail
  }
  return {
    save: (edit: ListingEdit) => storeDetail(callStaff(editPartnerListing, { params, body: edit })),
    /** Bypasses the cache: someone else has just changed it. */
    reload: () => client.fetchQuery(listingQuery(id)),
    confirm: () => storeDetail(callStaff(confirmPartnerListing, { params })),
    pause: (pause: PauseReason) =>
      storeDetail(callStaff(pausePartnerListing, { params, body: { paused: true, ...pause } })),
    resume: () =>
      storeDetail(callStaff(pausePartnerListing, { params, body: { paused: false, reason: null, until: null } })),
    submit: (version: number) => storeDetail(callStaff(submitPartnerListing, { params, body: { version } })),
    discard: () => storeDetail(callStaff(discardListingDraft, { params })),
    undo: (changeId: string) => storeDetail(callStaff(undoListingChange, { params: { id, changeId } })),
    answerReport: (fact: string, answer: ReportAnswer) =>
      storeDetail(callStaff(answerListingReport, { params: { id, fact }, body: answer })),
  }
}

export type ListingActions = ReturnType<typeof listingActions>

export async function addListing(client: QueryClient, fields: ListingFields): Promise<PartnerListingDetail> {
  const { detail } = await callStaff(addPartnerListing, { body: { fields } })
  keepListing(client, detail)
  await client.invalidateQueries({ queryKey: listingsQuery.queryKey })
  return detail
}
