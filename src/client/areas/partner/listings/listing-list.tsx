import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { useAction } from '#client/shared/query/use-action.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { listingActions } from './listing-actions.ts'
import type { ListingRights } from './listing-rights.ts'
import { ListingsScreen } from './listings-screen.tsx'
import { PageTitle } from './page-title.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { listingsQuery } from './queries.ts'

interface ListingListProps {
  rights: ListingRights
  takesFocus: boolean
  buildHref: (id: string) => string
  onOpen: (id: string) => void
  onAdd: () => void
}

export function ListingList({ rights, takesFocus, buildHref, onOpen, onAdd }: ListingListProps) {
  const t = useText('partnerListings')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(listingsQuery)
  const { busy, failure, run } = useAction()
  const [pausing, setPausing] = useState<PartnerListing>()
  if (!data && error) {
    return (
      <div className="pl-page">
        <PageTitle takesFocus={takesFocus}>{t('title')}</PageTitle>
        <LoadFailed title={t('notLoaded')} text={failureText(error, '') || undefined} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <>
      <ListingsScreen
        listings={data}
        rights={rights}
        busy={busy}
        failure={failure}
        takesFocus={takesFocus}
        buildHref={({ id }) => buildHref(id)}
        onOpen={({ id }) => onOpen(id)}
        onAdd={onAdd}
        onConfirm={({ id }) =>
          run(`confirm ${id}`, async () => {
            await listingActions(client, id).confirm()
            showToast({ title: t('confirmed') })
          })
        }
        onResume={({ id }) =>
          run(`resume ${id}`, async () => {
            await listingActions(client, id).resume()
            showToast({ title: t('resumed') })
          })
        }
        onPause={setPausing}
      />
      <PauseDialog
        name={pausing?.name}
        onClose={() => setPausing(undefined)}
        onPause={async (pause) => {
          if (pausing) await listingActions(client, pausing.id).pause(pause)
          setPausing(undefined)
          showToast({ title: t('paused') })
        }}
      />
    </>
  )
}
