import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn as words } from '#content/en/sign-in.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ResetPage } from './reset-page.tsx'

const token = 'reset-token-reset-token'
const refusal = (status: number, code: string) => ({ status, body: { success: false, code, error: code } })

async function opened() {
  const view = await renderInLanguage(<ResetPage token={token} onDone={() => undefined} onDoor={() => undefined} />)
  await view.user.type(screen.getByLabelText(words.reset.label), 'a new and long passphrase')
  const save = () => view.user.click(screen.getByRole('button', { name: words.reset.send }))
  return { ...view, save }
}

test('a new passphrase is set, and the next thing is to sign in with it', async () => {
  const sent = fakeFetch()
  const { save } = await opened()

  await save()

  expect(await screen.findByRole('heading', { level: 1, name: words.reset.doneTitle })).toBeDefined()
  expect(screen.getByRole('button', { name: words.send })).toBeDefined()
  expect(sent.map(({ body }) => body)).toEqual([{ token, passphrase: 'a new and long passphrase' }])
})

test('an account with a second step is asked for its code and keeps what was typed', async () => {
  const hasCode = (body: unknown) => (body as { code?: string }).code !== undefined
  const sent = fakeFetch(({ body }) => (hasCode(body) ? { body: { success: true } } : refusal(400, 'code_needed')))
  const { user, save } = await opened()
  await save()

  await user.type(await screen.findByLabelText(words.code.label), '123456')
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: words.reset.doneTitle })).toBeDefined()
  expect(sent.at(-1)?.body).toEqual({ token, passphrase: 'a new and long passphrase', code: '123456' })
})

test('a link that was used leads to a new one', async () => {
  fakeFetch(() => refusal(410, 'link_over'))
  const { save } = await opened()

  await save()

  expect(await screen.findByRole('heading', { level: 1, name: words.links.overTitle })).toBeDefined()
  expect(screen.getByRole('button', { name: words.forgot.send })).toBeDefined()
})
