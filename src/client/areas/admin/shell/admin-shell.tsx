import type { ReactNode } from 'react'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole, roleIncludes } from '#domain/accounts/roles.ts'
import { StaffShell } from '#client/features/staff-shell/staff-shell.tsx'
import { readConfig } from '#client/platform/config.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { adminPages } from '../admin-pages.ts'

/** The frame of every admin page; users see the pages their role may open. */
export function AdminShell({ account, children }: { account: Account; children: ReactNode }) {
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
