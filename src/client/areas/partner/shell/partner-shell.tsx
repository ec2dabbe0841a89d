import type { ReactNode } from 'react'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { StaffShell } from '#client/features/staff-shell/staff-shell.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { partnerHome } from '../partner-home.ts'

/** `also`: another URL that shows the same page. */
const pages = [
  { name: 'dashboard', route: '/partner-portal/dashboard', also: '/partner-dashboard' },
  { name: 'introductions', route: '/partner-portal/introductions' },
  { name: 'board', route: '/partner-intro-dashboard' },
  { name: 'listings', route: '/partner-portal/resources', also: '/partner-resources' },
  { name: 'posts', route: '/partner-portal/posts' },
  { name: 'reggie', route: '/partner-portal/reggie', also: '/partner-reggie' },
  { name: 'analytics', route: '/partner-portal/analytics' },
  { name: 'settings', route: '/partner-settings' },
] as const satisfies readonly { name: string; route: PartnerRoute; also?: PartnerRoute }[]

export function PartnerShell({ children }: { children: ReactNode }) {
  const t = useText('partnerShell')
  return (
    <StaffShell
      title={t('title')}
      navLabel={t('nav.label')}
      home={partnerHome}
      signOutPath="/partner-portal"
      titleId="partner-title"
      entries={pages.map(({ name, ...page }) => ({ ...page, label: t(`nav.${name}`) }))}
      who={({ name, role, organization }) => ({
        name: organization?.name ?? '',
        detail: isPartnerRole(role) ? t('signedInAs', { name, role: t(`roles.${role}`) }) : '',
      })}
    >
      {children}
    </StaffShell>
  )
}
