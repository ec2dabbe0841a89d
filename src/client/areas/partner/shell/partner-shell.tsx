import type { ReactNode } from 'react'
import { Page } from '#client/ui/layout/page.tsx'

/** What surrounds every page of a signed-in partner: the ways between them, who is signed in, and the way out. */
export function PartnerShell({ children }: { children: ReactNode }) {
  return <Page wide aria-labelledby="partner-title">{children}</Page>
}
