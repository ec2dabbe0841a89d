import '#client/features/staff-shell/staff-shell.css'
import type { ReactNode } from 'react'
import { Page } from '#client/ui/layout/page.tsx'

/** Where a page of staff stands, without the bar above it. */
export function StaffPage({ children }: { children: ReactNode }) {
  return (
    <Page wide aria-labelledby="admin-title" className="staff-page">
      {children}
    </Page>
  )
}
