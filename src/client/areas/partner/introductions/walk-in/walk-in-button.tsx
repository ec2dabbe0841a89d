import { useQuery } from '@tanstack/react-query'
import { Footprints } from 'lucide-react'
import { useState } from 'react'
import { logWalkIn } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { listingsQuery } from '../../listings/queries.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

/** Counts a person who came in without an introduction. */
export function WalkInButton() {
  const t = useText('partnerIntroductions')
  const [isOpen, setIsOpen] = useState(false)
  const listings = useQuery({ ...listingsQuery, enabled: isOpen })
  return (
    <>
      <Button size="small" icon={<Footprints size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('walkIn.button')}
      </Button>
      <WalkInDialog
        open={isOpen}
        listings={listings.data}
        hasFailed={listings.isError}
        onRetry={() => void listings.refetch()}
        onClose={() => setIsOpen(false)}
        onSend={async (body) => {
          await callStaff(logWalkIn, { body })
          setIsOpen(false)
          showToast({ title: t('walkIn.saved') })
        }}
      />
    </>
  )
}
