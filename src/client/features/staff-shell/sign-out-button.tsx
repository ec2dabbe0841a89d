import { LogOut } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { leaveStaffPage } from '#client/state/leave-staff-page.ts'
import { signOutStaff } from '#client/state/staff-session.ts'
import { showToast } from '#client/state/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'

/** In the top bar, where visitors have the control that hides the site. */
export function SignOutButton({ to }: { to: string }) {
  const t = useText('signIn')
  const handleOut = async () => {
    try {
      await signOutStaff()
      leaveStaffPage(to)
    } catch (error) {
      reportQuietly('sign-out', error)
      showToast({ title: t('signOutFailed'), tone: 'destructive' })
    }
  }
  return (
    <Button
      size="small"
      className="bar-action"
      icon={<LogOut aria-hidden size={18} />}
      aria-label={t('signOut')}
      onClick={() => void handleOut()}
    >
      <span className="bar-action-text">{t('signOut')}</span>
    </Button>
  )
}
