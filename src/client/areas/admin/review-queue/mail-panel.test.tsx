// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReviewQueue as en } from '#content/en/admin-review-queue.ts'
import { adminReviewQueue as es } from '#content/es/admin-review-queue.ts'
import { mail as mailText } from '#content/en/mail.ts'
import type { OutboxMail } from '#contracts/outbox.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { MailPanel } from './mail-page.tsx'

const mail = (number: number, changes: Partial<OutboxMail> = {}): OutboxMail => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  kind: 'claimRefused',
  hasPersonalLink: false,
  recipient: `desk${number}@example.org`,
  language: 'en',
  status: 'waiting',
  attempts: 0,
  problem: null,
  createdAt: '2026-11-14T12:00:00.000Z',
  endedAt: null,
  ...changes,
})
const failed = mail(12, { status: 'failed', problem: 'refused', attempts: 5, kind: 'claimAdded' })
const opened = { success: true, subject: 'About your claim', text: 'Hello,\nthe reason' }

function serve(
  mails: OutboxMail[],
  {
    isMailOn = true,
    post = () => ({ body: { success: true } }),
  }: {
    isMailOn?: boolean
    post?: (request: SentRequest) => { status?: number; body: unknown }
  } = {},
) {
  const list = { body: { success: true, mails, isMailOn } }
  return fakeFetch((request) => (request.method === 'GET' ? list : post(request)))
}

const posted = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const dialog = () => within(screen.getByRole('dialog'))

test('every mail that is written has a name of its own, in both languages; an unknown one is just mail', async () => {
  const kinds = Object.keys(mailText).filter((key) => !['hello', 'footer', 'linkNote'].includes(key))
  for (const { kinds: names } of [en.mail, es.mail]) {
    expect(kinds.filter((kind) => !Object.hasOwn(names, kind))).toEqual([])
  }

  serve([mail(11, { kind: 'constructor' }), failed])
  await renderInLanguage(<MailPanel />)

  const names = (await screen.findAllByRole('rowheader')).map((header) => header.textContent)
  const { other, claimAdded } = en.mail.kinds
  expect(names).toEqual([expect.stringContaining(other), expect.stringContaining(claimAdded)])
  expect(screen.getByText("Failed: the mail server didn't take it")).toBeTruthy()
})

test('mail that was sent cannot be read, mail that waits cannot be sent again', async () => {
  serve([mail(11, { status: 'sent' }), mail(13), failed])
  await renderInLanguage(<MailPanel />)
  await screen.findByRole('table', { name: en.mail.caption })

  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Read the mail to desk13@example.org',
    'Read the mail to desk12@example.org',
    'Send again: the mail to desk12@example.org',
  ])
})

test.each([
  ['en', en],
  ['es', es],
] as const)(
  'a mail with a personal link has no button to read it, and the page says why (%s)',
  async (language, words) => {
    const link = { hasPersonalLink: true, kind: 'invitation' }
    serve([mail(11, link), mail(12, { ...link, status: 'failed' }), mail(13, { ...link, status: 'sent' })])
    await renderInLanguage(<MailPanel />, language)
    await screen.findByRole('table', { name: words.mail.caption })

    expect(screen.getAllByText(words.mail.notShown)).toHaveLength(2)
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      words.mail.retryNamed.replace('{to}', 'desk12@example.org'),
    ])
  },
)

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('a mail is read only after a reason, and only in the dialog (%s)', async (language, text) => {
  const { mail: words, close } = text
  const sent = serve([mail(11)], { post: () => ({ body: opened }) })
  const { user } = await renderInLanguage(<MailPanel />, language)
  const read = words.readNamed.replace('{to}', 'desk11@example.org')
  await user.click(await screen.findByRole('button', { name: read }))
  await user.type(dialog().getByLabelText(words.reason), 'no')
  await user.click(dialog().getByRole('button', { name: words.show }))
  expect(dialog().getByRole('link', { name: words.needed })).toBeTruthy()
  expect(posted(sent)).toEqual([])
  expect(document.body.textContent).not.toContain('the reason')

  await user.type(dialog().getByLabelText(words.reason), ' mail server, to pass it on')
  await user.click(dialog().getByRole('button', { name: words.show }))

  const heading = await dialog().findByRole('heading', { name: 'About your claim' })
  expect(document.activeElement).toBe(heading)
  expect(dialog().getByText('Hello, the reason')).toBeTruthy()
  expect(posted(sent)).toEqual([[`/api/admin/outbox/${mail(11).id}/read`, { reason: 'no mail server, to pass it on' }]])

  await user.click(dialog().getByRole('button', { name: close }))
  expect(document.body.textContent).not.toContain('the reason')
  await user.click(screen.getByRole('button', { name: read }))
  expect(dialog().getByLabelText<HTMLTextAreaElement>(words.reason).value).toBe('')
})

test('a mail whose text is gone is said so, where it was asked for', async () => {
  const body = { success: false, code: 'not_found', error: 'It is not here.' }
  serve([mail(11)], { post: () => ({ status: 404, body }) })
  const { user } = await renderInLanguage(<MailPanel />)
  await user.click(await screen.findByRole('button', { name: 'Read the mail to desk11@example.org' }))
  await user.type(dialog().getByLabelText(en.mail.reason), 'to pass it on')
  await user.click(dialog().getByRole('button', { name: en.mail.show }))

  expect(await dialog().findByText('It is not here.')).toBeTruthy()
})

test('mail that failed is sent again, and the server’s word on it is told', async () => {
  let answer: { status?: number; body: unknown } = { body: { success: true } }
  const sent = serve([failed], { post: () => answer })
  const { user } = await renderInLanguage(<MailPanel />)
  const again = await screen.findByRole('button', { name: 'Send again: the mail to desk12@example.org' })
  await user.click(again)

  const notice = await screen.findByRole('group', { name: en.mail.retried })
  expect(document.activeElement).toBe(notice)
  expect(posted(sent)).toEqual([[`/api/admin/outbox/${failed.id}/retry`, undefined]])

  answer = { status: 409, body: { success: false, code: 'conflict', error: 'It was sent.' } }
  await user.click(again)
  expect(await screen.findByRole('group', { name: 'It was sent.' })).toBeTruthy()
})

test.each(both)('where no mail goes out by itself that is said (%s)', async (language, words) => {
  serve([], { isMailOn: false })
  await renderInLanguage(<MailPanel />, language)

  expect(await screen.findByText(words.mail.off)).toBeTruthy()
  expect(screen.getByText(words.mail.empty)).toBeTruthy()
})
