import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { partnerAnswer } from '#content/en/partner-answer.ts'
import { partnerPortal } from '#content/en/partner-portal.ts'
import { partnerShell } from '#content/en/partner-shell.ts'
import type { Account } from '#domain/accounts/account.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { leaveTask } from './portal/link-task.ts'
import { PartnerArea } from './partner-area.tsx'

const token = 'token-token-token-token'

afterEach(() => {
  leaveTask()
  staffSession.send({ type: 'signedOut' })
})

async function visit(address: string, account: Account | null) {
  history.replaceState(null, '', address)
  const sent = fakeFetch(({ path }) =>
    path === '/api/account'
      ? { body: { success: true, account } }
      : { status: 404, body: { success: false, code: 'link_over', error: 'over' } },
  )
  const view = await renderInLanguage(<PartnerArea />)
  return { ...view, sent }
}

test.each(['/partner-portal', '/partner-portal/introductions', '/partner-settings'])(
  '%s shows the front door and nothing else to whoever is not signed in',
  async (address) => {
    await visit(address, null)

    expect(await screen.findByRole('heading', { level: 1, name: partnerPortal.title })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)

test('whoever is signed in is sent from the front door to the first page', async () => {
  await visit('/partner-portal', buildPartnerAccount())

  expect(await screen.findByRole('navigation', { name: partnerShell.nav.label })).toBeDefined()
  expect(location.pathname).toBe('/partner-portal/dashboard')
})

test('whoever runs the service finds the way to their own pages, and no call of a partner is made', async () => {
  const { sent } = await visit(
    '/partner-portal/introductions',
    buildPartnerAccount({ role: 'admin', organization: null }),
  )

  const link = await screen.findByRole('link', { name: partnerShell.service.open })
  expect(link.getAttribute('href')).toBe('/admin')
  expect(sent.map(({ path }) => path)).toEqual(['/api/account'])
})

test('a link from a mail opens its own page, signed in or not, and its token is nowhere to be seen', async () => {
  const { sent, container } = await visit(`/partner-portal#answer=${token}`, buildPartnerAccount())

  expect(await screen.findByRole('heading', { level: 1, name: partnerAnswer.link.overTitle })).toBeDefined()
  expect(location.hash).toBe('')
  expect(container.innerHTML).not.toContain(token)
  expect(sent.map(({ path }) => path)).toContain(`/api/partner/answer/${token}`)
})

test('a link put into the address bar of the open page works too', async () => {
  await visit('/partner-portal', null)
  await screen.findByRole('heading', { level: 1, name: partnerPortal.title })

  history.replaceState(null, '', `/partner-portal#answer=${token}`)
  window.dispatchEvent(new Event('hashchange'))

  expect(await screen.findByRole('heading', { level: 1, name: partnerAnswer.link.overTitle })).toBeDefined()
})
