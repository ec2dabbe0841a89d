import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn as english } from '#content/en/sign-in.ts'
import { signIn as spanish } from '#content/es/sign-in.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { InvitationPage } from './invitation-page.tsx'

const token = 'invitation-token-invitation-token'
const account = buildPartnerAccount({ role: 'partner_admin' })
const invitation = {
  success: true,
  email: account.email,
  role: account.role,
  organization: 'Open Door',
  needsSecondFactor: false,
  secondFactor: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Next%20Chapter?secret=JBSWY3DPEHPK3PXP' },
}

function invited(changes: Partial<typeof invitation> = {}, recoveryCodes: string[] | null = null) {
  return fakeFetch(({ path }) => ({
    body: path.endsWith('/accept') ? { success: true, account, recoveryCodes } : { ...invitation, ...changes },
  }))
}

async function opened(language: 'en' | 'es' = 'en') {
  const onDone = vi.fn()
  const page = <InvitationPage token={token} onDone={onDone} onDoor={() => undefined} />
  const view = await renderInLanguage(page, language)
  return { ...view, onDone }
}

const languages = [
  ['en', english],
  ['es', spanish],
] as const

test.each(languages)('it says who invites and for what, in %s', async (language, words) => {
  invited()
  await opened(language)

  expect(await screen.findByText(words.invitation.from.replace('{organization}', 'Open Door'))).toBeDefined()
  expect(screen.getByText(words.invitation.roles.partner_admin)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(words.invitation.email).value).toBe(account.email)
})

test('a passphrase is judged while it is typed, and one that is too short is not sent', async () => {
  const sent = invited()
  const { user } = await opened()
  await user.type(await screen.findByLabelText(english.invitation.name), 'Sam')
  const rules = within(screen.getByRole('list', { name: english.rules.title }))
  const passphrase = screen.getByLabelText(english.passphrase)

  await user.type(passphrase, 'fourteen chars')
  expect(rules.queryByText(english.rules.length.replace('{count}', '15'))?.closest('li')?.className).toBe('')
  await user.click(screen.getByRole('button', { name: english.invitation.send }))
  expect(screen.getByRole('link', { name: english.rules.short })).toBeDefined()
  expect(sent).toHaveLength(1)

  await user.type(passphrase, '!')
  expect(rules.getByText(english.rules.length.replace('{count}', '15')).closest('li')?.className).toBe('is-met')
})

test('with a second step it shows the square and the secret, and 8 letters are enough', async () => {
  const sent = invited({}, ['code-one', 'code-two'])
  const { user, onDone } = await opened()
  await user.type(await screen.findByLabelText(english.invitation.name), 'Sam')
  await user.click(screen.getByRole('checkbox', { name: english.secondFactor.offer }))
  expect(screen.getByRole('img', { name: english.secondFactor.picture })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(english.secondFactor.secret).value).toBe(
    invitation.secondFactor.secret,
  )

  await user.type(screen.getByLabelText(english.passphrase), 'eight ch')
  await user.type(screen.getByLabelText(english.secondFactor.code), '123456')
  await user.click(screen.getByRole('button', { name: english.invitation.send }))

  const codes = await screen.findByRole('list', { name: english.recovery.list })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['code-one', 'code-two'])
  expect(sent.at(-1)?.body).toEqual({ token, language: 'en', name: 'Sam', passphrase: 'eight ch', code: '123456' })

  const goOn = screen.getByRole<HTMLButtonElement>('button', { name: english.invitation.goOn })
  expect(goOn.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: english.recovery.saved }))
  await user.click(goOn)
  expect(onDone).toHaveBeenCalledWith(account)
})

test('a role that needs a second step offers no way around it', async () => {
  invited({ needsSecondFactor: true })
  const { user } = await opened()

  await user.type(await screen.findByLabelText(english.invitation.name), 'Sam')
  await user.type(screen.getByLabelText(english.passphrase), 'a good long passphrase')
  await user.click(screen.getByRole('button', { name: english.invitation.send }))

  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: english.problems.code })).toBeDefined()
})

test('a link that was used says so and shows no form', async () => {
  fakeFetch(() => ({ status: 410, body: { success: false, code: 'link_over', error: 'over' } }))
  await opened()

  expect(await screen.findByRole('heading', { level: 1, name: english.links.overTitle })).toBeDefined()
  expect(screen.queryByLabelText(english.passphrase)).toBeNull()
})
