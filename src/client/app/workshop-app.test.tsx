// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminShell } from '#content/en/admin-shell.ts'
import { signIn } from '#content/en/sign-in.ts'
import { workshop } from '#content/en/workshop.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { Workshop } from './workshop-app.tsx'
// Imported here, so that no test waits for a page's file.
import '#client/areas/admin/admin-area.tsx'
import '#client/areas/admin/shell/signed-in.tsx'
import '#client/areas/workshop/wireframes-page.tsx'

afterEach(() => {
  // What is on the screen would ask who is signed in, and hear it from this test.
  cleanup()
  staffSession.send({ type: 'signedOut' })
})

const signInAs = async (role: Role | null) => {
  const account = role && buildPartnerAccount({ role, organization: null })
  fakeFetch(() => ({ body: { success: true, account } }))
  await renderInLanguage(<Workshop />, 'en')
}

test('an admin who is signed in sees the workshop', async () => {
  await signInAs('admin')

  expect(await screen.findByRole('heading', { level: 1, name: workshop.title })).toBeTruthy()
})

test('a reviewer is told that the page is not theirs', async () => {
  await signInAs('reviewer')

  expect(await screen.findByText(adminShell.notYours.title)).toBeTruthy()
  expect(screen.queryByText(workshop.title)).toBeNull()
})

test('nobody else sees more than the sign-in', async () => {
  await signInAs(null)

  expect(await screen.findByRole('heading', { level: 1, name: signIn.adminTitle })).toBeTruthy()
  expect(screen.queryByText(workshop.title)).toBeNull()
})
