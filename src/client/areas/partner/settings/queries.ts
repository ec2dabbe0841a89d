import { queryOptions } from '@tanstack/react-query'
import { listColleagues, listStaffSessions } from '#contracts/accounts.ts'
import { listTemplates, showPartnerSettings } from '#contracts/partner-settings.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** There may be several admins, so every visit refetches. */
export const settingsQuery = queryOptions({
  queryKey: ['partner', 'settings'],
  queryFn: () => callStaff(showPartnerSettings, {}),
  staleTime: 0,
})

export const templatesQuery = queryOptions({
  queryKey: ['partner', 'templates'],
  queryFn: () => callStaff(listTemplates, {}),
  staleTime: 0,
})

export const peopleQuery = queryOptions({
  queryKey: ['partner', 'people'],
  queryFn: async () => (await callStaff(listColleagues, {})).people,
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => (await callStaff(listStaffSessions, {})).sessions,
  staleTime: 0,
})
