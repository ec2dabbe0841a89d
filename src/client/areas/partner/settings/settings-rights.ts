import { type Role, roleIncludes } from '#domain/accounts/roles.ts'

export const settingsTabs = ['organization', 'people', 'answering', 'templates', 'privacy', 'security'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Everyone has their own sign-in, whoever answers has the replies, and whoever is in charge has all of it. */
export function tabsFor(role: Role): readonly SettingsTab[] {
  if (roleIncludes(role, 'partner_admin')) return settingsTabs
  return roleIncludes(role, 'partner_staff') ? ['templates', 'security'] : ['security']
}

/** The tab the address names, if this person has it. */
export function tabIn(requestedTab: string | null, tabs: readonly SettingsTab[]): SettingsTab {
  return tabs.find((tab) => tab === requestedTab) ?? tabs[0] ?? 'security'
}
