import '../listings/listings.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PauseCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type PartnerListing, pausePartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PauseDialog } from '../listings/pause-dialog.tsx'
import { keepListing, listingsQuery } from '../listings/queries.ts'
import { FullDialog } from './full-dialog.tsx'

type Pause = Parameters<typeof callStaff<typeof pausePartnerListing>>[1]['body']

/** “We are full until…”: the listing's card then shows this instead of Connect. */
export function FullButton() {
  const t = useText('partnerDashboard')
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [pausing, setPausing] = useState<PartnerListing | null>(null)
  const listings = useQuery({ ...listingsQuery, enabled: isOpen })
  const save = async ({ id }: PartnerListing, body: Pause, done: string) => {
    const { detail } = await callStaff(pausePartnerListing, { params: { id }, body })
    keepListing(client, detail)
    showToast({ title: done })
  }
  return (
    <>
      <Button size="small" icon={<PauseCircle size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('full.button')}
      </Button>
      <FullDialog
        open={isOpen}
        listings={listings.data}
        hasFailed={listings.isError}
        onRetry={() => void listings.refetch()}
        onClose={() => setIsOpen(false)}
        onPause={(listing) => {
          setIsOpen(false)
          setPausing(listing)
        }}
        onReopen={(listing) => save(listing, { paused: false, reason: null, until: null }, t('full.reopened'))}
      />
      <Suspense>
        <PauseDialog
          name={pausing?.name}
          onClose={() => setPausing(null)}
          onPause={async ({ reason, until }) => {
            if (!pausing) return
            await save(pausing, { paused: true, reason, until }, t('full.saved'))
            setPausing(null)
          }}
        />
      </Suspense>
    </>
  )
}
