import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listColleagues } from '#contracts/accounts.ts'
import { signIn as words } from '#content/en/sign-in.ts'
import type { Account } from '#domain/accounts/account.ts'
import { callStaff, staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const sam = buildPartnerAccount()

afterEach(() => {
  vi.restoreAllMocks()
  staffSession.send({ type: 'signedOut' })
})

/** A page with unsaved input whose sign-in expired while it was open. */
async function expired(next: Account) {
  fakeFetch(({ path }) =>
    path === '/api/partner/login'
      ? { body: { success: true, account: next } }
      : { status: 401, body: { success: false, code: 'unauthorized', error: 'no' } },
  )
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  welcomeStaff(sam)
  const view = await renderInLanguage(
    <>
      <input aria-label="Written" defaultValue="half an answer" />
      <SignInDialog />
    </>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect(callStaff(listColleagues, {})).rejects.toThrow()
  await screen.findByRole('dialog', { name: words.again.title })
  const signInAgain = async () => {
    await view.user.type(screen.getByLabelText(words.passphrase), 'a good long passphrase')
    await view.user.click(screen.getByRole('button', { name: words.send }))
  }
  return { ...view, reload, signInAgain }
}

test('the same person signs in over the page and nothing on it is lost', async () => {
  const { signInAgain, reload } = await expired(sam)
  expect(screen.getByLabelText<HTMLInputElement>(words.email).value).toBe(sam.email)

  await signInAgain()

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(staffSession.get()).toEqual({ phase: 'in', account: sam })
  expect(screen.getByLabelText<HTMLInputElement>('Written').value).toBe('half an answer')
  expect(reload).not.toHaveBeenCalled()
})

test('for somebody else the page is taken away and loaded anew', async () => {
  const { signInAgain, reload } = await expired({ ...sam, id: 'a-2', email: 'kim@example.org' })

  await signInAgain()

  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(staffSession.get()).toEqual({ phase: 'out' })
})

test('Escape does not throw the page away: it asks first', async () => {
  const { user, reload } = await expired(sam)

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.getByText(words.again.leaveText)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()

  const [, leave] = screen.getAllByRole('button', { name: words.again.leave })
  await user.click(leave as HTMLElement)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
