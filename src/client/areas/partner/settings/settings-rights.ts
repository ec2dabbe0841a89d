import { type Role, roleIncludes } from '#domain/accounts/roles.ts'

export const settingsTabs = ['organization', 'people', 'answering', 'templates', 'privacy', 'security'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Everyone sees their own sign-in, users who answer also see the replies, and admins see every tab. */
export function tabsFor(role: Role): readonly SettingsTab[] {
  if (roleIncludes(role, 'partner_admin')) return settingsTabs
  return roleIncludes(role, 'partner_staff') ? ['templates', 'security'] : ['security']
}

/** The tab named in the URL, if this user may see it. */
export function tabIn(requestedTab: string | null, tabs: readonly SettingsTab[]): SettingsTab {
  return tabs.find((tab) => tab === requestedTab) ?? tabs[0] ?? 'security'
}
