import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { StaffShell } from '#client/features/staff-shell/staff-shell.tsx'
import { readConfig } from '#client/platform/config.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole, roleIncludes } from '#domain/accounts/roles.ts'
import '#client/platform/i18n/bring-staff-text.ts'
import { SignInDialog } from '#client/features/sign-in/sign-in-dialog.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { adminPages } from '../admin-pages.ts'

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

/** Shown when a partner account opens an admin address. */
function OtherRolePage() {
  const t = useText('adminReviewQueue')
  return (
    <Page aria-labelledby="admin-title" className="grid gap-5">
      <h1 id="admin-title">{t('otherTitle')}</h1>
      <p>{t('otherText')}</p>
      <div>
        <Button href="/partner-portal" variant="primary">
          {t('toPortal')}
        </Button>
      </div>
    </Page>
  )
}

/** The frame of every admin page; users see the pages their role may open. */
function AdminShell({ account, children }: { account: Account; children: ReactNode }) {
  const t = useText('adminShell')
  const { presence } = readConfig()
  const open = adminPages.filter(
    ({ name, role }) => roleIncludes(account.role, role) && (name !== 'presence' || presence),
  )
  return (
    <StaffShell
      title={t('title')}
      navLabel={t('navLabel')}
      home="/admin"
      signOutPath="/admin"
      titleId="admin-title"
      entries={open.map(({ name, route }) => ({ label: t(`nav.${name}`), route }))}
      who={({ name, role }) => ({ name, detail: isPartnerRole(role) ? '' : t(`roles.${role}`) })}
    >
      {children}
    </StaffShell>
  )
}

/** An admin page that requires another role than the user's. */
function NotYoursPage() {
  const t = useText('adminShell')
  return (
    <>
      <h1 id="admin-title">{t('notYours.title')}</h1>
      <p>{t('notYours.text')}</p>
      <div>
        <Button href="/admin" variant="primary">
          {t('notYours.home')}
        </Button>
      </div>
    </>
  )
}
