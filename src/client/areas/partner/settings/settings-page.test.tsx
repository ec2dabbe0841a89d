// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Colleague } from '#contracts/accounts.ts'
import type { PartnerClaim } from '#contracts/claims.ts'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { createPartnerSettings, termsVersion } from '#domain/partners/settings.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SettingsPage } from './settings-page.tsx'

type Answer = { status?: number; body?: unknown }
type Server = (request: SentRequest) => Answer | undefined

const settings = createPartnerSettings('Open Door', ['desk@example.org'], 'en')
const stored = { success: true, settings, version: 2, trackingCode: 'abcd2345' }

const person = (changes: Partial<Colleague>): Colleague => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sam',
  email: 'sam@example.org',
  role: 'partner_admin',
  status: 'active',
  hasSecondFactor: false,
  lastSignInAt: null,
  ...changes,
})
const ana = person({ id: '00000000-0000-4000-8000-000000000002', name: 'Ana', role: 'partner_staff' })

const template = (name: string): ReplyTemplate => ({ kind: 'accepted', name, en: `${name} en`, es: `${name} es` })
const templates = {
  success: true,
  templates: [template('First'), template('Second')],
  version: 'v1',
  areStarters: false,
}

const elsewhere: Answer = {
  status: 409,
  body: { success: false, code: 'edited_elsewhere', error: 'Someone was faster.' },
}

const usual: Record<string, unknown> = {
  '/api/partner/settings': stored,
  '/api/partner/users': { success: true, people: [person({}), ana] },
  '/api/partner/templates': templates,
  '/api/account/sessions': { success: true, sessions: [] },
  '/api/partner/claims': { success: true, claims: [] },
  '/api/partner/access': { success: true, entries: [] },
  '/api/partner/audit': { success: true, entries: [], hasMore: false },
}

const serve = (server: Server = () => undefined) =>
  fakeFetch((request) => server(request) ?? { body: usual[request.path] ?? { success: true } })

async function open(
  tab: string,
  {
    role = 'partner_admin',
    language = 'en',
    hasSecondFactor = false,
  }: {
    role?: Role
    language?: Language
    hasSecondFactor?: boolean
  } = {},
) {
  staffSession.send({
    type: 'found',
    account: {
      id: person({}).id,
      name: 'Sam',
      email: 'sam@example.org',
      role,
      hasSecondFactor,
      language: 'en',
      view: 'table',
      notify: true,
      organization: { id: 'o', name: 'Open Door', isSensitive: false },
    },
  })
  history.replaceState(null, '', `/partner-settings?tab=${tab}`)
  return renderInLanguage(<SettingsPage />, language)
}

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)
const lastBody = (sent: readonly SentRequest[], method: string) =>
  sent.findLast((request) => request.method === method)?.body

test('whoever is in charge has every part, and the address names the open one', async () => {
  serve()
  const { user } = await open('answering')
  expect(tabs()).toEqual(['Organization', 'People', 'Answering', 'Templates', 'Privacy', 'Security'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Answering')

  await user.click(screen.getByRole('tab', { name: 'Privacy' }))

  expect(location.search).toBe('?tab=privacy')
})

test('staff have the replies and their own sign-in, a viewer only the sign-in', async () => {
  serve()
  const { unmount } = await open('people', { role: 'partner_staff' })
  expect(tabs()).toEqual(['Templates', 'Security'])
  unmount()

  await open('people', { role: 'partner_viewer' })
  expect(tabs()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Your own sign-in' })).toBeTruthy()
  expect(screen.queryByText("Your organization's log")).toBeNull()
})

test('the tracking link can be copied but not changed', async () => {
  serve()
  await open('organization')
  const link = await screen.findByLabelText<HTMLInputElement>('Your own link')

  expect(link.value).toBe(`${location.origin}/?org=abcd2345`)
  expect(link.readOnly).toBe(true)
})

test('the file with our data is a link that downloads', async () => {
  serve()
  await open('privacy')
  const link = await screen.findByRole('link', { name: 'Get our data' })

  expect(link.getAttribute('href')).toBe('/api/partner/export')
  expect(link.hasAttribute('download')).toBe(true)
})

test('the promise is accepted once, with its version', async () => {
  const sent = serve(({ method }) =>
    method === 'PUT' ? { body: { ...stored, version: 3, settings: { ...settings, termsVersion } } } : undefined,
  )
  const { user } = await open('privacy')

  await user.click(await screen.findByRole('button', { name: 'We promise this' }))

  expect(await screen.findByText(`Your team agreed to this. It's version ${termsVersion}.`)).toBeTruthy()
  expect(lastBody(sent, 'PUT')).toMatchObject({ version: 2, settings: { termsVersion } })
})

test.each([
  ['en', 'Change Ana', 'A new role signs this person out right away.', 'Role', 'Save the role'],
  [
    'es',
    'Cambiar a Ana',
    'Al cambiar la función se cierra la sesión de esta persona.',
    'Función',
    'Guardar la función',
  ],
] as const)('a new role says that it signs the person out (%s)', async (language, change, sentence, role, save) => {
  const sent = serve()
  const { user } = await open('people', { language })
  await user.click(await screen.findByRole('button', { name: change }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(sentence, { exact: false })).toBeTruthy()

  await user.selectOptions(dialog.getByLabelText(role), 'partner_viewer')
  await user.click(dialog.getByRole('button', { name: save }))

  expect(sent).toContainEqual(
    expect.objectContaining({
      method: 'PATCH',
      path: `/api/partner/users/${ana.id}`,
      body: { role: 'partner_viewer' },
    }),
  )
})

test('the only person in charge can neither step down nor be turned off', async () => {
  serve()
  const { user } = await open('people')

  await user.click(await screen.findByRole('button', { name: 'Change Sam (you)' }))
  const dialog = within(screen.getByRole('dialog'))

  expect(dialog.getByText('This is the only partner admin. Make someone else a partner admin first.')).toBeTruthy()
  expect(dialog.queryByRole('combobox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

test('an invitation needs an email and says that it is on its way', async () => {
  const sent = serve()
  const { user } = await open('people')
  await user.click(await screen.findByRole('button', { name: 'Send the invitation' }))
  expect(screen.getByRole('link', { name: 'Type an email address, such as name@example.org.' })).toBeTruthy()

  await user.type(screen.getByLabelText('Email'), 'new@example.org')
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))

  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy()
  expect(lastBody(sent, 'POST')).toEqual({ email: 'new@example.org', role: 'partner_staff', language: 'en' })
})

test('away days need an order and a message in both languages', async () => {
  const sent = serve()
  const { user } = await open('answering')
  await user.type(await screen.findByLabelText('First day away'), '2026-12-24')
  await user.type(screen.getByLabelText('Last day away'), '2026-12-20')
  await user.type(screen.getByLabelText('Message in English'), 'Back soon.')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByRole('link', { name: /Give a first and a last day/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write the message in both languages.' })).toBeTruthy()
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
})

test('replies are moved by buttons and saved in their new order', async () => {
  const sent = serve(({ method }) => (method === 'PUT' ? { body: templates } : undefined))
  const { user } = await open('templates', { role: 'partner_staff' })
  const down = await screen.findByRole('button', { name: 'Move down: First' })

  await user.click(down)
  expect(screen.getByText('First is now number 2.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const { templates: saved } = lastBody(sent, 'PUT') as { templates: ReplyTemplate[] }
  expect(saved.map(({ name }) => name)).toEqual(['Second', 'First'])
})

test('a reply in one language only is not saved', async () => {
  const sent = serve()
  const { user } = await open('templates')
  await user.click(await screen.findByRole('button', { name: 'Remove: Second' }))
  await user.clear(screen.getByLabelText('Text in Spanish'))

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByRole('link', { name: 'Each reply needs a name and a text in both languages.' })).toBeTruthy()
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
})

test('settings that a colleague changed too are shown side by side, and both can be kept', async () => {
  const theirs = { ...stored, version: 3, settings: { ...settings, publicName: 'Their Name' } }
  let isChanged = false
  const sent = serve(({ method, body }) => {
    if (method === 'GET') return isChanged ? { body: theirs } : undefined
    isChanged = true
    return (body as { version: number }).version === 2 ? elsewhere : { body: theirs }
  })
  const { user } = await open('organization')
  const name = await screen.findByLabelText<HTMLInputElement>('Name people see')
  await user.type(name, ' House')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('region', { name: 'Someone else saved while you were editing' }))
  expect(name.value).toBe('Open Door House')
  expect(panel.getByRole('radio', { name: 'Theirs: Their Name' })).toBeTruthy()

  await user.click(panel.getByRole('radio', { name: 'Mine: Open Door House' }))
  await user.click(panel.getByRole('button', { name: 'Use these' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(lastBody(sent, 'PUT')).toMatchObject({ version: 3, settings: { publicName: 'Open Door House' } })
})

test('a second step ends with the recovery codes, shown until they are kept', async () => {
  serve(({ path }) => {
    if (path === '/api/account/second-factor') {
      return {
        body: { success: true, secondFactor: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Next?secret=ABCDEFGH' } },
      }
    }
    return path.endsWith('/confirm') ? { body: { success: true, recoveryCodes: ['one-code', 'two-code'] } } : undefined
  })
  const { user } = await open('security', { role: 'partner_viewer' })
  await user.click(screen.getByRole('button', { name: 'Set it up' }))
  await user.type(screen.getAllByLabelText('Current passphrase').at(-1) as HTMLElement, 'a long passphrase')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('The code the app shows now'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))

  expect(await screen.findByText('two-code')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true)
})

test('the log says in words what was done, and asks for more from where it ended', async () => {
  const at = '2026-11-15T10:00:00.000Z'
  const entry = {
    id: person({}).id,
    at,
    actor: 'Ana',
    role: 'partner_staff',
    action: 'introduction.opened',
    entity: 'introduction',
    entityId: null,
  }
  const sent = serve(({ path }) => {
    if (path === '/api/partner/audit') return { body: { success: true, entries: [entry], hasMore: true } }
    if (!path.startsWith('/api/partner/audit?')) return undefined
    return { body: { success: true, entries: [{ ...entry, id: ana.id, action: 'not.known' }], hasMore: false } }
  })
  const { user } = await open('security')
  expect(await screen.findByText('Opened an introduction')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Show more' }))

  expect(await screen.findByText('Something else')).toBeTruthy()
  expect(sent.at(-1)?.path).toBe(`/api/partner/audit?before=${encodeURIComponent(at)}`)
})

test('a part that could not load offers another try', async () => {
  let isDown = true
  serve(() => (isDown ? { status: 503, body: 'down' } : undefined))
  const { user } = await open('people')

  await screen.findByText("This part couldn't load")
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  expect(await screen.findByRole('button', { name: 'Change Ana' })).toBeTruthy()
})

const robin: PartnerClaim = {
  id: '00000000-0000-4000-8000-000000000009',
  listingName: 'Harbor House',
  organizationName: 'Harbor',
  contactName: 'Robin',
  contactRole: 'Office lead',
  email: 'robin@example.org',
  phone: '(213) 555-0142',
  createdAt: '2026-11-15T12:00:00.000Z',
  until: '2026-11-22T12:00:00.000Z',
}
const asked = ({ path, method }: { path: string; method: string }) =>
  method === 'GET' && path === '/api/partner/claims' ? { body: { success: true, claims: [robin] } } : undefined

test.each([
  ['en', 'Robin asks to act for Harbor House', 'Role on your team', 'Add to our team: Robin'],
  ['es', 'Robin pide actuar por Harbor House', 'Función en su equipo', 'Agregar al equipo: Robin'],
] as const)(
  'an admin sees who claims a listing of theirs, and takes them on with a role (%s)',
  async (language, heading, role, invite) => {
    const sent = serve(asked)
    const { user } = await open('people', { language })
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.getByText('robin@example.org', { exact: false })).toBeTruthy()

    await user.selectOptions(screen.getByLabelText(role), 'partner_viewer')
    await user.click(screen.getByRole('button', { name: invite }))

    expect(sent).toContainEqual(
      expect.objectContaining({
        path: `/api/partner/claims/${robin.id}/decide`,
        body: { decision: 'invite', role: 'partner_viewer' },
      }),
    )
  },
)

test('saying no to a claim that failed says why, and the claim stays', async () => {
  const sentence = 'Please set up a second step for signing in first.'
  serve((request) =>
    request.method === 'POST'
      ? { status: 403, body: { success: false, code: 'second_factor_first', error: sentence } }
      : asked(request),
  )
  const { user } = await open('people')
  await user.click(await screen.findByRole('button', { name: 'Say no to Robin' }))

  expect(await screen.findByText(/Please set up a second step/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Robin asks to act for Harbor House' })).toBeTruthy()
})

test('a removal of an admin shows its day, and one press stops it', async () => {
  const removal = { role: null, dueAt: '2026-11-22T12:00:00.000Z' }
  const people = [person({ removal }), { ...ana, role: 'partner_admin' }]
  const sent = serve(({ path, method }) =>
    method === 'GET' && path === '/api/partner/users' ? { body: { success: true, people } } : undefined,
  )
  const { user } = await open('people')
  expect(await screen.findByText(/Leaves as admin on .*November 22/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep this admin: Sam (you)' }))

  expect(sent).toContainEqual(
    expect.objectContaining({ method: 'POST', path: `/api/partner/users/${person({}).id}/keep` }),
  )
})

test('the log says in a sentence who changed what', async () => {
  const entry = {
    id: '00000000-0000-4000-8000-000000000010',
    at: '2026-11-15T12:00:00.000Z',
    kind: 'role_changed',
    by: 'Ana',
    subject: 'kim@example.org',
    role: 'partner_viewer',
    listing: null,
  }
  const service = { ...entry, id: '00000000-0000-4000-8000-000000000011', kind: 'turned_off', by: null }
  serve(({ path }) =>
    path === '/api/partner/access' ? { body: { success: true, entries: [entry, service] } } : undefined,
  )
  await open('people')

  expect(await screen.findByText('Ana changed the role of kim@example.org. The new role: Viewer.')).toBeTruthy()
  expect(screen.getByText('Next Chapter turned off the account of kim@example.org.')).toBeTruthy()
})
