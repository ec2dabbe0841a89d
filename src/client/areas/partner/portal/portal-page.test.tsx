import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { partnerPortal as english } from '#content/en/partner-portal.ts'
import { partnerPortal as spanish } from '#content/es/partner-portal.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PortalPage } from './portal-page.tsx'
import { linkTask, leaveTask } from './link-task.ts'

const { claim } = english
const listings = [
  { id: 'l-1', name: 'Harbor House', city: 'Oakland', isClaimed: false },
  { id: 'l-2', name: 'Harbor Homes', city: null, isClaimed: true },
]

afterEach(leaveTask)

async function claiming(found: readonly (typeof listings)[number][]) {
  const sent = fakeFetch(({ method }) => ({ body: { success: true, ...(method === 'GET' && { listings: found }) } }))
  const view = await renderInLanguage(<PortalPage />)
  await view.user.click(screen.getByRole('button', { name: claim.open }))
  const search = within(await screen.findByRole('search'))
  await view.user.selectOptions(search.getByLabelText(claim.state), 'CA')
  await view.user.type(search.getByLabelText(claim.name), 'harbor')
  await view.user.click(search.getByRole('button', { name: claim.find }))
  return { ...view, sent }
}

const fill = async (user: Awaited<ReturnType<typeof claiming>>['user'], fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text)
}
const lastBody = (sent: readonly SentRequest[]) => sent.at(-1)?.body

test.each([
  ['en', english],
  ['es', spanish],
] as const)('it says what an introduction is, what is kept, and where help is, in %s', async (language, words) => {
  fakeFetch()
  await renderInLanguage(<PortalPage />, language)

  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeDefined()
  for (const line of [...words.what.lines, words.what.cost, ...words.privacy.lines]) {
    expect(screen.getByText(line)).toBeDefined()
  }
  expect(screen.getByRole('link', { name: words.help.button }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('region', { name: words.signIn })).toBeDefined()
})

test('a pasted link opens what it is for; half of one does not', async () => {
  fakeFetch()
  const { user } = await renderInLanguage(<PortalPage />)
  await user.type(screen.getByLabelText(english.link.label), 'https://next.example/')
  await user.click(screen.getByRole('button', { name: english.link.open }))
  expect(screen.getByText(english.link.problem)).toBeDefined()
  expect(linkTask.get()).toBeNull()

  await user.type(screen.getByLabelText(english.link.label), 'partner-portal#answer=token-token-token-token')
  await user.click(screen.getByRole('button', { name: english.link.open }))

  expect(linkTask.get()).toEqual({ kind: 'answer', token: 'token-token-token-token' })
})

test('a listing is found by name, shown with its city alone, and claimed', async () => {
  const { user, sent } = await claiming(listings)
  expect(sent[0]?.path).toBe('/api/partner/claimable?q=harbor&state=CA')
  expect(await screen.findByText('Oakland')).toBeDefined()
  expect(screen.getByText(claim.claimed)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'This is us: Harbor Homes' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'This is us: Harbor House' }))
  await fill(user, { [claim.contactName]: 'Kim', [claim.contactRole]: 'Director', [claim.phone]: '213-555-0142' })
  const mail = screen.getAllByLabelText(claim.email).at(0) as HTMLElement
  await user.type(mail, 'kim@example.org')
  await user.click(screen.getByRole('button', { name: claim.send }))

  expect(await screen.findByText(claim.doneTitle)).toBeDefined()
  expect(lastBody(sent)).toEqual({
    listingId: 'l-1',
    organizationName: 'Harbor House',
    contactName: 'Kim',
    contactRole: 'Director',
    email: 'kim@example.org',
    phone: '213-555-0142',
    language: 'en',
  })
})

test('a group that is not listed can be told of, with what was searched for already in the form', async () => {
  const { user, sent } = await claiming([])
  expect(await screen.findByText(claim.none)).toBeDefined()
  await user.click(screen.getByRole('button', { name: claim.notThere }))
  expect(screen.getByLabelText<HTMLInputElement>(claim.organization).value).toBe('harbor')
  await fill(user, { [claim.city]: 'Oakland', [claim.what]: 'Beds', [claim.contactName]: 'Kim' })
  await user.type(screen.getAllByLabelText(claim.email).at(0) as HTMLElement, 'kim@example.org')
  await user.type(screen.getByLabelText(new RegExp(claim.website)), 'harbor')
  await user.click(screen.getByRole('button', { name: claim.send }))
  expect(screen.getByRole('link', { name: claim.problems.website })).toBeDefined()

  await user.clear(screen.getByLabelText(new RegExp(claim.website)))
  await user.click(screen.getByRole('button', { name: claim.send }))

  expect(await screen.findByText(claim.doneTitle)).toBeDefined()
  expect(lastBody(sent)).toEqual({
    name: 'harbor',
    city: 'Oakland',
    state: 'CA',
    what: 'Beds',
    phone: null,
    website: null,
    contactName: 'Kim',
    email: 'kim@example.org',
    language: 'en',
  })
})
