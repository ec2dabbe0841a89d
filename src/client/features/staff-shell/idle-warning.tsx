import { useEffect, useState } from 'react'
import { listStaffSessions } from '#contracts/accounts.ts'
import { type Role, getSessionLifetime } from '#domain/accounts/roles.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { callStaff, lastStaffContact } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

const warnMs = 2 * 60_000
const lookEveryMs = 15_000

/**
 * Shown two minutes before an idle sign-in ends. Typing a long answer makes no server calls, but it counts as activity.
 */
export function IdleWarning({ role }: { role: Role }) {
  const t = useText('signIn')
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { idleMs } = getSessionLifetime(role)
    const checkIdle = () => setIsNear(Date.now() - lastStaffContact() >= idleMs - warnMs)
    const timer = setInterval(checkIdle, lookEveryMs)
    return () => clearInterval(timer)
  }, [role])
  const handleStay = () => {
    setIsNear(false)
    // Any authenticated call keeps the session alive; if it already expired, the sign-in dialog opens by itself.
    callStaff(listStaffSessions, {}).catch((error: unknown) => reportQuietly('stay signed in', error))
  }
  return (
    <Dialog
      open={isNear}
      onClose={handleStay}
      title={t('idle.title')}
      closeLabel={t('idle.close')}
      actions={
        <Button variant="primary" data-autofocus onClick={handleStay}>
          {t('idle.stay')}
        </Button>
      }
    >
      <p>{t('idle.text')}</p>
    </Dialog>
  )
}
