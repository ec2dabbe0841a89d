import './sign-in.css'
import { useState } from 'react'
import type { Account } from '#domain/accounts/account.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { leaveStaffPage } from '#client/state/session/leave-staff-page.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Opens over the page when the sign-in expires. The page stays intact if the same person signs in again. */
export function SignInDialog() {
  const t = useText('signIn')
  const session = useStore(staffSession)
  const [closeAttempts, setCloseAttempts] = useState(0)
  const isOver = session.phase === 'expired'
  const handleSignedIn = (account: Account) => {
    setCloseAttempts(0)
    // The page shows data that was loaded for another account.
    if (isOver && account.id !== session.account.id) leaveStaffPage()
    else welcomeStaff(account)
  }
  return (
    // A browser may close the dialog anyway; a new key opens it again.
    <Dialog
      key={closeAttempts}
      open={isOver}
      onClose={() => setCloseAttempts(closeAttempts + 1)}
      title={t('again.title')}
      closeLabel={t('again.leave')}
    >
      <div className="sign-in-form sign-in-again">
        {closeAttempts > 0 && <LeaveQuestion onStay={() => setCloseAttempts(0)} />}
        <p>{t('again.text')}</p>
        {isOver && <SignInForm email={session.account.email} onSignedIn={handleSignedIn} />}
      </div>
    </Dialog>
  )
}

function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const t = useText('signIn')
  return (
    <Notice announce tone="warning">
      <p>{t('again.leaveText')}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button size="small" variant="primary" onClick={onStay}>
          {t('again.stay')}
        </Button>
        <Button size="small" onClick={() => leaveStaffPage()}>
          {t('again.leave')}
        </Button>
      </div>
    </Notice>
  )
}
