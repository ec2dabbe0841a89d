import { Suspense } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole, roleIncludes } from '#domain/accounts/roles.ts'
import '#client/platform/i18n/bring-staff-text.ts'
import { SignInDialog } from '#client/features/sign-in/sign-in-dialog.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { adminPages } from '../admin-pages.ts'
import { OtherRolePage } from '../other-role-page.tsx'
import { AdminShell } from './admin-shell.tsx'
import { NotYoursPage } from './not-yours-page.tsx'

/** The admin pages. Partner accounts have other pages and no access to these. */
export function SignedIn({ account }: { account: Account }) {
  const [path] = useLocation()
  const route = path.length > 1 ? path.replace(/\/$/, '') : path
  const found = adminPages.find((page) => page.route === route)
  const Found = found && roleIncludes(account.role, found.role) ? found.page : NotYoursPage
  return (
    <WithQueries>
      {isPartnerRole(account.role) ? (
        <OtherRolePage />
      ) : (
        <AdminShell account={account}>
          <Suspense fallback={<LoadingPart />}>
            <Found />
          </Suspense>
        </AdminShell>
      )}
      <SignInDialog />
    </WithQueries>
  )
}
