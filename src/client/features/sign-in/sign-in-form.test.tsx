import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { common } from '#content/en/common.ts'
import { errors } from '#content/en/errors.ts'
import { signIn as english } from '#content/en/sign-in.ts'
import { common as commonEs } from '#content/es/common.ts'
import { signIn as spanish } from '#content/es/sign-in.ts'
import type { Translated } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SignInForm } from './sign-in-form.tsx'

const account = buildPartnerAccount()
const refusal = (status: number, code: keyof typeof errors) => ({
  status,
  body: { success: false, code, error: errors[code] },
})
const proofRefusal = (bits: number) => ({
  status: 428,
  body: { ...refusal(428, 'proof_needed').body, proof: { challenge: 'c.1', bits } },
})
const welcome = () => ({ body: { success: true, account } })
const getCode = ({ body }: SentRequest) => (body as { code?: string }).code

async function opened(words: Translated<typeof english> = english, language: Language = 'en') {
  const onSignedIn = vi.fn()
  const view = await renderInLanguage(<SignInForm onSignedIn={onSignedIn} />, language)
  const enter = async (email = ' sam@example.org ', passphrase = 'a good long passphrase') => {
    await view.user.type(screen.getByLabelText(words.email), email)
    await view.user.type(screen.getByLabelText(words.passphrase), passphrase)
    await view.user.click(screen.getByRole('button', { name: words.send }))
  }
  return { ...view, onSignedIn, enter }
}

test('email and passphrase open the door', async () => {
  const sent = fakeFetch(welcome)
  const { enter, onSignedIn } = await opened()

  await enter()

  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(account))
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/partner/login', body: { email: 'sam@example.org', passphrase: 'a good long passphrase' } },
  ])
})

test.each([
  ['en', english],
  ['es', spanish],
] as const)(
  'an account with a second step is asked for its code, in %s, and a wrong one loses nothing',
  async (language, words) => {
    fakeFetch((request) => {
      if (getCode(request) === undefined) return refusal(400, 'code_needed')
      return getCode(request) === '123456' ? welcome() : refusal(400, 'code_wrong')
    })
    const { user, enter, onSignedIn } = await opened(words, language)
    await enter()

    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: words.code.title }))
    const code = screen.getByLabelText(words.code.label)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(screen.getByText(words.code.recovery)).toBeDefined()
    await user.type(code, '000000')
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(await screen.findByText(errors.code_wrong)).toBeDefined()

    await user.clear(code)
    await user.type(code, '123456{Enter}')
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(account))
  },
)

test('what is missing is said at its field and nothing is sent', async () => {
  const sent = fakeFetch()
  const { enter } = await opened()

  await enter('sam', ' ')

  expect(screen.getByLabelText(english.email).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: english.problems.email })).toBeDefined()
  expect(sent).toEqual([])
})

test('after many wrong tries the browser does the work that is asked for, and the person signs in', async () => {
  const sent = fakeFetch(({ body }) => ('proof' in (body as object) ? welcome() : { ...proofRefusal(6) }))
  const { enter, onSignedIn } = await opened()

  await enter()

  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(account))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toMatchObject({ email: 'sam@example.org', proof: { challenge: 'c.1' } })
})

test.each([
  ['en', english, common, 'checking that you'],
  ['es', spanish, commonEs, 'Comprobamos que usted es una persona'],
] as const)('work that takes long is told and can be canceled, in %s', async (language, words, all, message) => {
  const sent = fakeFetch(() => proofRefusal(32))
  const { user, enter, onSignedIn } = await opened(words, language)

  await enter()
  expect((await screen.findByText(new RegExp(message))).getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: all.cancel }))

  await vi.waitFor(() => expect(screen.queryByText(new RegExp(message))).toBeNull())
  expect(screen.queryByText(words.notSent)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(words.email).value).toContain('sam@example.org')
  expect(sent).toHaveLength(1)
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a door that is locked for a while says for how long, and keeps the email', async () => {
  fakeFetch(() => refusal(429, 'sign_in_locked'))
  const { enter } = await opened()

  await enter()

  expect(await screen.findByText(errors.sign_in_locked)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(english.email).value).toBe('sam@example.org')
})

test('the passphrase can be seen, pasted and filled in by a password manager', async () => {
  fakeFetch()
  const { user } = await opened()
  const field = screen.getByLabelText<HTMLInputElement>(english.passphrase)
  expect(screen.getByLabelText(english.email).getAttribute('autocomplete')).toBe('username')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
  expect(field.type).toBe('password')

  await user.click(field)
  await user.paste('pasted words')
  await user.click(screen.getByRole('button', { name: english.show }))

  expect(field.type).toBe('text')
  expect(field.value).toBe('pasted words')
})

test('whoever forgot the passphrase reads the same sentence for any email', async () => {
  const sent = fakeFetch()
  const { user } = await opened()
  await user.type(screen.getByLabelText(english.email), 'nobody@example.org')
  await user.click(screen.getByRole('button', { name: english.forgot.open }))

  await user.click(screen.getByRole('button', { name: english.forgot.send }))

  expect(await screen.findByText(english.forgot.done)).toBeDefined()
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/partner/reset', body: { email: 'nobody@example.org' } },
  ])
})
