// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminHome as homeEn } from '#content/en/admin-home.ts'
import { adminOrganizations as groupsEn } from '#content/en/admin-organizations.ts'
import { adminPeople as peopleEn } from '#content/en/admin-people.ts'
import { adminAuditLog as recordEn } from '#content/en/admin-audit-log.ts'
import { adminSwitches as switchesEn } from '#content/en/admin-shell.ts'
import { adminHome as homeEs } from '#content/es/admin-home.ts'
import { adminSwitches as switchesEs } from '#content/es/admin-shell.ts'
import { poster } from '#content/en/partner-analytics.ts'
import { type AdminHome, type AdminOrganization, reviewQueues, type AdminAccount } from '#contracts/admin-service.ts'
import type { Language } from '#domain/language.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { HomePage } from './home/home-page.tsx'
import { OrganizationsPage } from './organizations/organizations-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { PresencePage } from './presence/presence-page.tsx'
import { AuditLogPage } from './audit-log/audit-log-page.tsx'
import { SwitchesPage } from './switches/switches-page.tsx'

const head = buildPartnerAccount({ role: 'super_admin', organization: null })
beforeEach(() => welcomeStaff(head))
afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

type Answers = Record<string, unknown>
async function open(page: ReactNode, answers: Answers, language: Language = 'en') {
  const sent = fakeFetch(({ method, path }) => ({
    body: { success: true, ...(answers[`${method} ${path}`] as object) },
  }))
  const view = await renderInLanguage(page, language)
  const writes = () =>
    sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
  return { ...view, sent, writes }
}

const home: AdminHome = {
  health: [
    { part: 'database', state: 'ok' },
    { part: 'model', state: 'off' },
  ],
  urgentPosts: 1,
  guessedAccounts: 1,
  queues: reviewQueues.map((queue) => ({ queue, waiting: queue === 'posts' ? 3 : 0, oldestAt: null })),
  counts: {
    listings: 94_182,
    organizations: 2,
    openIntroductions: 4,
    overdueIntroductions: 1,
    failedMail: 0,
    waitingMail: 0,
  },
  toInvite: [{ id: 'place-1', name: 'Oak House', phone: '(213) 555-0100', asked: 1 }],
  directoryLoadedAt: '2026-11-14T12:00:00.000Z',
  reggieMode: 'templates',
  switchedOff: ['claims'],
  isPresenceOn: false,
}

test.each([
  ['en', homeEn, switchesEn, '94,182'],
  ['es', homeEs, switchesEs, '94,182'],
] as const)(
  'the first page tells danger first, what is off, what waits and how it is (%s)',
  async (language, words, switches, listings) => {
    await open(<HomePage />, { 'GET /api/admin/home': { home } }, language)

    expect(await screen.findByText(words.urgentOne)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.look }).getAttribute('href')).toBe('/admin/review?tab=posts')
    expect(screen.getByText(words.templatesOnly)).toBeTruthy()
    expect(screen.getByText(words.switchedOff.replace('{names}', switches.names.claims))).toBeTruthy()
    const row = screen.getByRole('link', { name: new RegExp(words.queues.posts) })
    expect([row.getAttribute('href'), row.textContent]).toEqual([
      '/admin/review?tab=posts',
      expect.stringContaining('3'),
    ])
    expect(screen.getByText(listings)).toBeTruthy()
    const invited = screen.getByText(new RegExp(words.invites.askedOne.replace('{name}', 'Oak House')))
    expect(within(invited).getByRole('link').getAttribute('href')).toBe('tel:+12135550100')
    expect(screen.getByText(words.states.off)).toBeTruthy()
  },
)

test('a switch is turned only with a reason, and the page says what came of it', async () => {
  const on = { communityPosting: true, partnerPosting: true, claims: true, listingReports: true }
  const { user, writes } = await open(<SwitchesPage />, {
    'GET /api/admin/switches': { switches: on, version: 4 },
    'PUT /api/admin/switches': { version: 5 },
  })
  await user.click(await screen.findByRole('button', { name: 'Turn off: Claims and suggestions' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: switchesEn.turnOff }))
  expect(writes()).toEqual([])

  await user.type(dialog.getByLabelText(switchesEn.why), 'Spam')
  await user.click(dialog.getByRole('button', { name: switchesEn.turnOff }))

  expect(await screen.findByRole('group', { name: 'Claims and suggestions is now Off.' })).toBe(document.activeElement)
  expect(writes()).toEqual([
    ['PUT', '/api/admin/switches', { switches: { ...on, claims: false }, version: 4, reason: 'Spam' }],
  ])
})

const group: AdminOrganization = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Harbor House',
  trackingCode: 'abcdefgh23',
  isSensitive: false,
  isSupervision: false,
  isConfidential: false,
  listings: 1,
  people: 2,
  openIntroductions: 3,
  createdAt: '2026-11-01T12:00:00.000Z',
  removedAt: null,
}

test('a group has its link and poster, and a new code needs a reason', async () => {
  const { user, writes } = await open(<OrganizationsPage />, {
    'GET /api/admin/organizations': { organizations: [group] },
    [`POST /api/admin/organizations/${group.id}/code`]: { trackingCode: 'bcdefgh234' },
  })
  await user.click(await screen.findByRole('button', { name: 'Open: Harbor House' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(poster.link).value).toMatch(/\/\?org=abcdefgh23$/)
  await user.click(dialog.getByRole('button', { name: poster.show }))
  expect(await dialog.findByText(poster.heading)).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: groupsEn.newCode }))
  await user.type(dialog.getByLabelText(groupsEn.why), 'Copied')
  await user.click(dialog.getAllByRole('button', { name: groupsEn.newCode })[1] as HTMLElement)

  expect(await screen.findByRole('group', { name: 'Harbor House has a new code: bcdefgh234' })).toBeTruthy()
  expect(writes()).toEqual([['POST', `/api/admin/organizations/${group.id}/code`, { reason: 'Copied' }]])
})

test('a group can be added, and not without a name', async () => {
  const { user, writes } = await open(<OrganizationsPage />, {
    'GET /api/admin/organizations': { organizations: [] },
    'POST /api/admin/organizations': { id: group.id },
  })
  await user.click(await screen.findByRole('button', { name: groupsEn.add }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: groupsEn.save }))
  expect(writes()).toEqual([])

  await user.type(dialog.getByLabelText(groupsEn.name), 'New Door')
  await user.click(dialog.getByLabelText(groupsEn.isConfidential))
  await user.click(dialog.getByRole('button', { name: groupsEn.save }))

  expect(await screen.findByRole('group', { name: 'New Door was added.' })).toBeTruthy()
  expect(writes()[0]?.[2]).toEqual({ name: 'New Door', isSensitive: false, isSupervision: false, isConfidential: true })
})

const person = (changes: Partial<AdminAccount>): AdminAccount => ({
  id: '00000000-0000-4000-8000-000000000011',
  name: 'Robin Example',
  email: 'robin@example.org',
  role: 'reviewer',
  status: 'active',
  organization: null,
  hasSecondFactor: true,
  lastSignInAt: null,
  wasGuessed: false,
  ...changes,
})

test('a role is changed, the only head stays, and somebody of a group is invited with their group', async () => {
  const people = [person({ id: '00000000-0000-4000-8000-000000000012', name: 'Head', role: 'super_admin' }), person({})]
  const { user, writes } = await open(<PeoplePage />, {
    'GET /api/admin/users': { people },
    'GET /api/admin/organizations': { organizations: [group] },
  })
  await user.click(await screen.findByRole('button', { name: 'Change Head' }))
  expect(within(screen.getByRole('dialog')).getByText(peopleEn.lastHead)).toBeTruthy()
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: 'Change Robin Example' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(peopleEn.newRole), 'admin')
  await user.click(dialog.getByRole('button', { name: peopleEn.saveRole }))
  await screen.findByRole('group', { name: peopleEn.changed.replace('{name}', 'Robin Example') })

  await user.type(screen.getByLabelText(peopleEn.email), 'new@example.org')
  await user.selectOptions(screen.getByLabelText(peopleEn.role), 'partner_admin')
  await user.selectOptions(screen.getByLabelText(peopleEn.inviteGroup), group.id)
  await user.click(screen.getByRole('button', { name: peopleEn.invite }))
  expect(await screen.findByText(peopleEn.invited)).toBeTruthy()
  expect(writes()).toEqual([
    ['PATCH', '/api/admin/users/00000000-0000-4000-8000-000000000011', { role: 'admin' }],
    [
      'POST',
      '/api/admin/users',
      { email: 'new@example.org', role: 'partner_admin', organizationId: group.id, language: 'en' },
    ],
  ])
})

test('without a mail server the link of an invitation is shown once, to copy; an equal’s is not', async () => {
  const off = person({ status: 'disabled' })
  const link = 'https://example.org/partner-portal#invitation=abc'
  const answers: Answers = {
    'GET /api/admin/users': { people: [off] },
    'GET /api/admin/organizations': { organizations: [] },
    'POST /api/admin/users': { isMailOff: true, inviteLink: link },
    [`PATCH /api/admin/users/${off.id}`]: { isMailOff: true, inviteLink: `${link}2` },
  }
  const { user } = await open(<PeoplePage />, answers)
  const readLinks = () => screen.queryAllByLabelText<HTMLInputElement>(peopleEn.link).map(({ value }) => value)
  await user.type(await screen.findByLabelText(peopleEn.email), 'new@example.org')
  await user.click(screen.getByRole('button', { name: peopleEn.invite }))
  expect(await screen.findByText(peopleEn.invitedByHand)).toBeTruthy()
  expect(readLinks()).toEqual([link])
  expect(screen.getByText('Link for new@example.org')).toBeTruthy()

  answers['POST /api/admin/users'] = { isMailOff: true }
  await user.type(screen.getByLabelText(peopleEn.email), 'head@example.org')
  expect(readLinks()).toEqual([])
  await user.click(screen.getByRole('button', { name: peopleEn.invite }))
  expect(await screen.findByText(peopleEn.linkNotShown)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Change Robin Example' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: peopleEn.turnOn }))
  await screen.findByRole('group', { name: peopleEn.invitedAgainByHand.replace('{name}', 'Robin Example') })
  expect(readLinks()).toEqual([`${link}2`])
})

test('the record is narrowed by what is chosen', async () => {
  const entry = {
    id: '00000000-0000-4000-8000-000000000021',
    at: '2026-11-14T12:00:00.000Z',
    actor: 'Robin',
    role: 'admin',
    organization: null,
    action: 'change',
    entity: 'setting',
    entityId: 'switches',
    before: null,
    after: '{"claims":false}',
    reason: 'Spam',
  }
  const { user, sent } = await open(<AuditLogPage />, {
    'GET /api/admin/audit': {
      entries: [entry],
      hasMore: false,
      entities: ['setting'],
      actions: ['change'],
      actors: [],
    },
  })
  expect(await screen.findByText('Robin')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(recordEn.what), 'setting')

  await vi.waitFor(() => expect(sent.at(-1)?.path).toContain('entity=setting'))
})

test('the record tells its codes in words, and a code of an older version as it was written', async () => {
  const entry = {
    at: '2026-11-14T12:00:00.000Z',
    actor: null,
    role: 'operator',
    organization: null,
    before: null,
    after: null,
    reason: null,
    entityId: null,
  }
  await open(<AuditLogPage />, {
    'GET /api/admin/audit': {
      entries: [
        { ...entry, id: '00000000-0000-4000-8000-000000000022', action: 'post.sent', entity: 'post' },
        { ...entry, id: '00000000-0000-4000-8000-000000000023', action: 'old.deed', entity: 'relic' },
      ],
      hasMore: false,
      entities: ['post'],
      actions: ['post.sent', 'sent'],
      actors: [],
    },
  })
  const [, knownRow, old] = await screen.findAllByRole('row')
  if (!knownRow || !old) throw new Error('no rows')

  for (const word of [recordEn.verbs.sent, recordEn.entities.post, recordEn.actors.operator]) {
    expect(within(knownRow).getByText(word)).toBeTruthy()
  }
  expect(within(old).getByText('old.deed')).toBeTruthy()
  const choices = within(screen.getByLabelText(recordEn.action))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(choices).toEqual([recordEn.anything, 'Sent in (Post)', 'Sent in'])
})

test('who is here is a page, a device and a state', async () => {
  await open(<PresencePage />, {
    'GET /api/admin/presence': {
      isOn: true,
      visitors: [{ page: '/chat', device: 'mobile', status: 'idle', secondsAgo: 7 }],
    },
  })
  const row = within(await screen.findByRole('row', { name: /chat/ }))
  expect(row.getByText(homeEn.presence.devices.mobile)).toBeTruthy()
  expect(row.getByText('7 seconds ago')).toBeTruthy()
})
