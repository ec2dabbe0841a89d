import { expect, test } from 'vitest'
import {
  mayPassOnInvitation,
  needsSecondFactor,
  outranks,
  Role,
  roleIncludes,
  rolesWithHiddenMail,
  getSessionLifetime,
} from './roles.ts'

const included = (role: Role) => Role.options.filter((needed) => roleIncludes(role, needed))

test('each role includes the ones below it on its own ladder, and none of the other', () => {
  expect(included('partner_viewer')).toEqual(['partner_viewer'])
  expect(included('partner_staff')).toEqual(['partner_viewer', 'partner_staff'])
  expect(included('partner_admin')).toEqual(['partner_viewer', 'partner_staff', 'partner_admin'])
  expect(included('reviewer')).toEqual(['reviewer'])
  expect(included('admin')).toEqual(['reviewer', 'admin'])
  expect(included('super_admin')).toEqual(['reviewer', 'admin', 'super_admin'])
})

test('nobody outranks an equal or somebody of the other ladder', () => {
  expect(Role.options.filter((other) => outranks('super_admin', other))).toEqual(['reviewer', 'admin'])
  expect(Role.options.filter((other) => outranks('admin', other))).toEqual(['reviewer'])
  expect(Role.options.filter((other) => outranks('partner_admin', other))).toEqual(['partner_viewer', 'partner_staff'])
})

test('whoever invites holds the link only of a role below their own', () => {
  const listPassableRoles = (inviter: Role) => Role.options.filter((role) => mayPassOnInvitation(inviter, role))
  expect(listPassableRoles('super_admin')).toEqual(Role.options.filter((role) => role !== 'super_admin'))
  expect(listPassableRoles('admin')).toEqual(['reviewer'])
})

test('mail to equals and superiors is hidden from everyone but the head administrator', () => {
  expect(rolesWithHiddenMail('reviewer')).toEqual(['reviewer', 'admin', 'super_admin'])
  expect(rolesWithHiddenMail('admin')).toEqual(['admin', 'super_admin'])
  expect(rolesWithHiddenMail('super_admin')).toEqual([])
})

test('a partner is signed out after 30 idle minutes or 12 hours, who runs the service after 15 minutes or 8 hours', () => {
  expect(getSessionLifetime('partner_admin')).toEqual({ idleMs: 1_800_000, totalMs: 43_200_000 })
  expect(getSessionLifetime('reviewer')).toEqual({ idleMs: 900_000, totalMs: 28_800_000 })
})

test('whoever runs the service needs a second factor', () => {
  expect(Role.options.filter(needsSecondFactor)).toEqual(['reviewer', 'admin', 'super_admin'])
})
