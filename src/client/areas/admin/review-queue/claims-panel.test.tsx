// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminReviewQueue as en } from '#content/en/admin-review-queue.ts'
import { adminReviewQueue as es } from '#content/es/admin-review-queue.ts'
import type { Claim } from '#contracts/claims.ts'
import type { Language } from '#domain/language.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ClaimsPanel } from './claims-panel.tsx'

const claim = (changes: Partial<Claim> = {}): Claim => ({
  id: '00000000-0000-4000-8000-000000000001',
  listingId: 'place-1',
  listingName: 'Harbor House',
  listedPhones: ['(213) 555-0100'],
  organizationName: 'Harbor',
  contactName: 'Robin Example',
  contactRole: 'Office lead',
  email: 'robin@example.org',
  phone: '(213) 555-0142',
  language: 'en',
  status: 'open',
  callNote: null,
  reason: null,
  createdAt: '2026-11-14T12:00:00.000Z',
  decidedAt: null,
  waiting: 2,
  ...changes,
})
const decided = claim({
  id: '00000000-0000-4000-8000-000000000002',
  listingName: 'Old Mill',
  organizationName: 'Mill',
  status: 'refused',
  reason: 'Nobody knew them.',
  decidedAt: '2026-11-15T12:00:00.000Z',
})

type Answer = { status?: number; body: unknown }

/** The fake list reflects decisions, unless the server is told to answer otherwise. */
async function open(
  claims: Claim[],
  {
    language = 'en',
    decide,
  }: {
    language?: Language
    decide?: () => Answer
  } = {},
) {
  let list = claims
  const sent = fakeFetch(({ method }) => {
    if (method === 'GET') return { body: { success: true, claims: list } }
    const answer = decide?.() ?? { body: { success: true, delivered: 2 } }
    if (!answer.status) list = list.map((item) => ({ ...item, status: 'approved' as const }))
    return answer
  })
  return { sent, ...(await renderInLanguage(<ClaimsPanel />, language)) }
}

const decisions = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST')
const dialog = () => within(screen.getByRole('dialog'))

test('a claim shows who sent it, which numbers are on file, who waits and which organization it joins', async () => {
  await open([claim({ joins: 'Harbor Network' }), decided])
  const heading = await screen.findByRole('heading', { name: 'Harbor claims Harbor House' })
  const card = within(heading.closest('article') as HTMLElement)

  expect(card.getByText('From Robin Example, Office lead')).toBeTruthy()
  expect(card.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    'robin@example.org',
    '(213) 555-0142',
    '(213) 555-0100',
  ])
  expect(card.getByText('2 people are waiting for an answer from this place.')).toBeTruthy()
  expect(card.getByText(en.claims.joins.replace('{name}', 'Harbor Network'))).toBeTruthy()
  expect(card.getByText(en.claims.rule)).toBeTruthy()
})

test('what was decided stands below, with the reason and nothing to press', async () => {
  await open([decided])

  const below = within(await screen.findByRole('region', { name: en.claims.decided }))
  expect(below.getByText('The reason: Nobody knew them.')).toBeTruthy()
  expect(below.queryByRole('button')).toBeNull()
  expect(screen.getByText(en.claims.empty)).toBeTruthy()
})

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('nothing is approved without the note of a call to another number (%s)', async (language, words) => {
  const { claims, check } = words
  const { sent, user } = await open([claim()], { language })
  await user.click(await screen.findByRole('button', { name: claims.approveTitle.replace('{name}', 'Harbor') }))

  await user.click(dialog().getByRole('button', { name: claims.sendApprove }))
  expect(dialog().getAllByRole('link', { name: claims.needed })).toHaveLength(3)
  expect(document.activeElement?.textContent).toContain(check)

  await user.type(dialog().getByLabelText(claims.calledNumber), '213-555-0142')
  await user.type(dialog().getByLabelText(claims.numberSource), 'x')
  await user.type(dialog().getByLabelText(claims.callNote), '   ')
  await user.click(dialog().getByRole('button', { name: claims.sendApprove }))
  expect(dialog().getByRole('link', { name: claims.problems.own_number })).toBeTruthy()
  expect(dialog().getByRole('link', { name: claims.needed })).toBeTruthy()
  expect(decisions(sent)).toEqual([])
})

async function fillApproval(user: Awaited<ReturnType<typeof open>>['user'], name = 'Approve Harbor') {
  await user.click(await screen.findByRole('button', { name }))
  await user.type(dialog().getByLabelText(en.claims.calledNumber), ' 213 555 0100')
  await user.type(dialog().getByLabelText(en.claims.numberSource), 'on file ')
  await user.type(dialog().getByLabelText(en.claims.callNote), 'They know Robin.')
  await user.click(dialog().getByRole('checkbox', { name: en.claims.isSupervision }))
}

test('an approval is sent as the contract has it, and what came of it takes the focus', async () => {
  const { sent, user } = await open([claim()])
  await fillApproval(user)
  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))

  const notice = await screen.findByRole('group', { name: 'Approved. 2 waiting requests were passed on.' })
  expect(document.activeElement).toBe(notice)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(decisions(sent).map(({ path, body }) => [path, body])).toEqual([
    [
      `/api/admin/claims/${claim().id}/decide`,
      {
        decision: 'approve',
        calledNumber: '213 555 0100',
        numberSource: 'on file',
        callNote: 'They know Robin.',
        isSensitive: false,
        isSupervision: true,
        isConfidential: false,
      },
    ],
  ])
  expect(await screen.findByText(en.claims.empty)).toBeTruthy()
})

/** Holds decision requests until the returned function is called. */
function holdDecisions(): () => void {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const network = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (call[1]?.method === 'POST') await released
    return network(...call)
  })
  return letGo
}

test('while a decision is on its way no other can be made, also when its dialog was closed', async () => {
  const other = claim({ id: '00000000-0000-4000-8000-000000000003', organizationName: 'Second' })
  const { sent, user } = await open([claim(), other])
  await fillApproval(user)
  const letGo = holdDecisions()

  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))
  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))
  await user.click(dialog().getByRole('button', { name: en.close }))

  const own = screen.getByRole('button', { name: 'Approve Harbor' })
  expect(own.getAttribute('aria-disabled')).toBe('true')
  await user.click(own)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve Second' }).disabled).toBe(true)

  letGo()
  await screen.findByRole('group', { name: 'Approved. 2 waiting requests were passed on.' })
  expect(decisions(sent)).toHaveLength(1)
})

test('what went wrong after the dialog was closed is told above the list', async () => {
  const { user } = await open([claim()], { decide: () => ({ status: 500, body: 'down' }) })
  await fillApproval(user)
  const letGo = holdDecisions()
  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))
  await user.click(dialog().getByRole('button', { name: en.close }))
  letGo()

  const notice = await screen.findByRole('group', { name: en.notSent })
  expect(document.activeElement).toBe(notice)
})

test('whoever is second is told so, keeps what was written, and the list is asked for anew', async () => {
  const error = 'Someone already decided this.'
  const late = { status: 409, body: { success: false, code: 'already_decided', error } }
  const { sent, user } = await open([claim()], { decide: () => late })
  await fillApproval(user)
  const before = sent.length
  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))

  expect(await dialog().findByText('Someone already decided this.')).toBeTruthy()
  expect(dialog().getByLabelText<HTMLTextAreaElement>(en.claims.callNote).value).toBe('They know Robin.')
  expect(sent.slice(before).map(({ method }) => method)).toEqual(['POST', 'GET'])
})

test('a number the server refuses is told at its field', async () => {
  const fields = [{ path: 'calledNumber', problem: 'own_number' }]
  const refusal = { status: 400, body: { success: false, code: 'own_number', error: 'Please call another.', fields } }
  const { user } = await open([claim()], { decide: () => refusal })
  await fillApproval(user)
  await user.click(dialog().getByRole('button', { name: en.claims.sendApprove }))

  expect(await dialog().findByRole('link', { name: en.claims.problems.own_number })).toBeTruthy()
})

test.each(both)('a refusal needs a reason and sends nothing else (%s)', async (language, { claims }) => {
  const { sent, user } = await open([claim()], { language })
  await user.click(await screen.findByRole('button', { name: claims.refuseTitle.replace('{name}', 'Harbor House') }))
  await user.click(dialog().getByRole('button', { name: claims.sendRefuse }))
  expect(dialog().getByRole('link', { name: claims.needed })).toBeTruthy()
  expect(decisions(sent)).toEqual([])

  await user.type(dialog().getByLabelText(claims.reason), ' Nobody knew them. ')
  await user.click(dialog().getByRole('button', { name: claims.sendRefuse }))

  const notice = await screen.findByRole('group', { name: claims.refused })
  expect(document.activeElement).toBe(notice)
  expect(decisions(sent).map(({ body }) => body)).toEqual([{ decision: 'refuse', reason: 'Nobody knew them.' }])
})

test('a list that cannot be had is said so and can be asked for again', async () => {
  let isDown = true
  fakeFetch(() => (isDown ? { status: 503, body: 'down' } : { body: { success: true, claims: [claim()] } }))
  const { user } = await renderInLanguage(<ClaimsPanel />)
  expect((await screen.findByRole('alert')).textContent).toContain(en.failed)

  isDown = false
  await user.click(screen.getByRole('button', { name: en.tryAgain }))

  expect(await screen.findByRole('button', { name: 'Approve Harbor' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

const holder = { name: 'Harbor Network', until: '2026-11-22T12:00:00.000Z', isSilent: false }

test.each([
  ['their own', { isOwn: true } as const, en.claims.own, [true, true]],
  [
    'one that an organization may still answer',
    { holder },
    /Harbor Network already manages this listing\. We asked/,
    [true, false],
  ],
  ['one they signed', { hasSigned: true } as const, en.claims.alreadySigned, [true, false]],
  ['one with a silent holder', { holder: { ...holder, isSilent: true } }, /Two of us have to sign/, [false, false]],
] as const)(
  'a reviewer sees whose decision it is: %s',
  async (_which, changes, sentence, [isApproveOff, isRefuseOff]) => {
    await open([claim(changes)])

    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(en.claims.alone) !== null).toBe(!sentence.toString().includes('We asked'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Approve/ }).disabled).toBe(isApproveOff)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Refuse/ }).disabled).toBe(isRefuseOff)
  },
)

test.each([
  ['en', en],
  ['es', es],
] as const)('a reviewer who is alone is told what to do (%s)', async (language, words) => {
  await open([claim({ hasSigned: true })], { language })

  expect(await screen.findByText(words.claims.alone)).toBeTruthy()
})

test.each([
  ['en', en],
  ['es', es],
] as const)('a first signature is said to need a second one, and shows who signed (%s)', async (language, words) => {
  const signed = claim({ signatures: [{ name: 'Rae', at: '2026-11-15T12:00:00.000Z' }] })
  const decide = () => ({ body: { success: true, delivered: 0, needsSecond: true } })
  const { user } = await open([signed], { language, decide })
  expect(await screen.findByText(/Rae/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.claims.approveTitle.replace('{name}', 'Harbor') }))
  await user.type(dialog().getByLabelText(words.claims.calledNumber), '213 555 0188')
  await user.type(dialog().getByLabelText(words.claims.numberSource), 'Web')
  await user.type(dialog().getByLabelText(words.claims.callNote), 'Yes')
  await user.click(dialog().getByRole('button', { name: words.claims.sendApprove }))

  expect(await screen.findByText(words.claims.signed)).toBeTruthy()
})
