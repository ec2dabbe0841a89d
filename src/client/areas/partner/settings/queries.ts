import { queryOptions } from '@tanstack/react-query'
import { listAccessChanges } from '#contracts/access-log.ts'
import { listColleagues, listStaffSessions } from '#contracts/accounts.ts'
import { listPartnerClaims } from '#contracts/claims.ts'
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

export const claimsQuery = queryOptions({
  queryKey: ['partner', 'claims'],
  queryFn: async () => (await callStaff(listPartnerClaims, {})).claims,
  staleTime: 0,
})

export const accessQuery = queryOptions({
  queryKey: ['partner', 'access'],
  queryFn: async () => (await callStaff(listAccessChanges, {})).entries,
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => (await callStaff(listStaffSessions, {})).sessions,
  staleTime: 0,
})
