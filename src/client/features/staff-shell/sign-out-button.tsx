import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { signOutStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { leaveStaffPage } from '#client/state/leave-staff-page.ts'

interface SignOutButtonProps {
  label: string
  failedText: string
  /** Address of the sign-in page to open afterwards. */
  to: string
}

export function SignOutButton({ label, failedText, to }: SignOutButtonProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const handleOut = async () => {
    try {
      await signOutStaff()
      leaveStaffPage(to)
    } catch (error) {
      reportQuietly('sign-out', error)
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button size="small" variant="quiet" icon={<LogOut aria-hidden size={18} />} onClick={() => void handleOut()}>
        {label}
      </Button>
      {hasFailed && (
        <Notice announce tone="danger">
          {failedText}
        </Notice>
      )}
    </>
  )
}
