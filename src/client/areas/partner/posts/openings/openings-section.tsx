import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import {
  endOpportunity,
  postOpportunity,
  renewOpportunity,
  listPartnerOpportunities,
} from '#contracts/opportunities-staff.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { useAction } from '#client/shared/query/use-action.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useStaff } from '../../introductions/use-staff.ts'
import { OpeningsView } from './openings-view.tsx'

/** Reviewers and colleagues edit the same list, so every visit refetches. */
const openingsQuery = queryOptions({
  queryKey: ['partner', 'openings'],
  queryFn: async () => (await callStaff(listPartnerOpportunities, {})).opportunities,
  staleTime: 0,
})

/** Openings of the signed-in organization. */
export function OpeningsSection() {
  const t = useText('partnerOpenings')
  const client = useQueryClient()
  const { account, mayAct } = useStaff()
  const { data, error, refetch } = useQuery(openingsQuery)
  const { busy, failure, run } = useAction()
  const [now] = useState(() => Date.now())
  const renewList = () => client.invalidateQueries({ queryKey: openingsQuery.queryKey })

  if (data === undefined) {
    return error ? (
      <LoadFailed title={t('notLoaded')} text={failureText(error, '') || undefined} onRetry={() => void refetch()} />
    ) : (
      <LoadingPart />
    )
  }
  return (
    <OpeningsView
      openings={data}
      now={now}
      mayAct={mayAct}
      organization={account?.organization?.name ?? ''}
      busy={busy}
      failure={failure}
      onSend={async (opening) => {
        await callStaff(postOpportunity, { body: opening })
        showToast({ title: t('sent') })
        await renewList()
      }}
      onRenew={({ id }) =>
        run(id, async () => {
          await callStaff(renewOpportunity, { params: { id } })
          showToast({ title: t('renewed') })
          await renewList()
        })
      }
      onEnd={({ id }) =>
        run(id, async () => {
          await callStaff(endOpportunity, { params: { id } })
          showToast({ title: t('ended') })
          await renewList()
        })
      }
    />
  )
}
