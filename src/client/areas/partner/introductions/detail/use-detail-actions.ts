import { useState } from 'react'
import {
  assignIntroduction,
  logAttempt,
  noteIntroduction,
  openPartnerIntroduction,
  type PartnerIntroductionDetail,
  reportPartnerOutcome,
  type SharedPerson,
} from '#contracts/partner-introductions.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { useKeepDetail } from '../queries.ts'
import type { DetailActions } from './detail-actions.ts'

/** Staff actions on one introduction. */
export function useDetailActions(id: string): { actions: DetailActions; shared: SharedPerson | null } {
  const keepDetail = useKeepDetail()
  // Component state and not the cache, so that the person's text is gone when the page closes.
  const [shared, setShared] = useState<SharedPerson | null>(null)
  const params = { id }
  const keep = async (reply: Promise<{ detail: PartnerIntroductionDetail }>) => {
    const { detail } = await reply
    if (detail.shared) setShared(detail.shared)
    await keepDetail({ ...detail, shared: null })
  }
  const actions: DetailActions = {
    onRead: () => keep(callStaff(openPartnerIntroduction, { params })),
    onAssign: (accountId) => keep(callStaff(assignIntroduction, { params, body: { accountId } })),
    onNote: (text) => keep(callStaff(noteIntroduction, { params, body: { text } })),
    onAttempt: (result) => keep(callStaff(logAttempt, { params, body: { result } })),
    onOutcome: (outcome) => keep(callStaff(reportPartnerOutcome, { params, body: { outcome } })),
    onPrint: () => window.print(),
  }
  return { actions, shared }
}
