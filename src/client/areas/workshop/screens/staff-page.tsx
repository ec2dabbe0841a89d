import '#client/features/staff-shell/staff-shell.css'
import type { ReactNode } from 'react'
import { Page } from '#client/ui/layout/page.tsx'

/** Frame of a staff page, without the top bar. */
export function StaffPage({ children }: { children: ReactNode }) {
  return (
    <Page wide aria-labelledby="admin-title" className="staff-page">
      {children}
    </Page>
  )
}
