// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import type { Language } from '#domain/language.ts'
import type { ReggieMode } from '#domain/service/settings.ts'
import type { SentRequest } from '#testing/fake-fetch.ts'
import { editedElsewhere, fakeReggieControl, signInStaff, buildTestControl } from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const
const put = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)

async function open(language: Language = 'en') {
  history.replaceState(null, '', '/reggie-control')
  return renderInLanguage(<ReggieControlPage />, language)
}

const turnedOff = (reason: string): ReggieMode => ({ mode: 'templates', reason, banner: { en: '', es: '' } })

test.each(both)('turning the model off takes a reason and a yes (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  const { user } = await open(language)
  await user.click(await screen.findByRole('checkbox', { name: t.now.switchLabel }))
  await user.click(screen.getByRole('button', { name: t.save }))
  expect(screen.getByRole('link', { name: t.now.reasonNeeded })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.type(screen.getByLabelText(t.now.reason), 'Wrong numbers')
  await user.click(screen.getByRole('button', { name: t.save }))
  expect(put(sent)).toEqual([])
  const dialog = within(screen.getByRole('dialog', { name: t.now.confirmOnTitle }))
  await user.click(dialog.getByRole('button', { name: t.now.confirmOn }))

  expect(await screen.findByText(t.saved)).toBeTruthy()
  expect(put(sent)).toEqual([{ value: turnedOff('Wrong numbers'), version: 0 }])
})

test('whoever says no to the question sends nothing and keeps what was written', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox'))
  await user.type(screen.getByLabelText('Why'), 'Wrong numbers')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Wrong numbers')
  expect(put(sent)).toEqual([])
})

test('words above the chat are saved without a question, and only in both languages', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl()
  const { user } = await open()
  await user.type(await screen.findByLabelText('In English'), 'Back soon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('link', { name: en.now.bannerPair })).toBeTruthy()

  await user.type(screen.getByLabelText('In Spanish'), 'Volvemos pronto')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(en.saved)).toBeTruthy()
  expect(put(sent)).toEqual([
    { value: { mode: 'full', reason: '', banner: { en: 'Back soon', es: 'Volvemos pronto' } }, version: 0 },
  ])
})

test.each(both)('when someone else was faster, theirs is shown and mine stays (%s)', async (language, t) => {
  signInStaff('admin')
  let version = 0
  const sent = fakeReggieControl(({ method, body, path }) => {
    if (method === 'GET' && path.endsWith('/control')) {
      const value = version === 0 ? buildTestControl().mode.value : turnedOff('Theirs')
      return { body: buildTestControl({ mode: { value, version } }) }
    }
    if (method !== 'PUT' || (body as { version: number }).version !== 0) return undefined
    version = 4
    return editedElsewhere
  })
  const { user } = await open(language)
  await user.type(await screen.findByLabelText(t.now.bannerEn), 'Mine')
  await user.type(screen.getByLabelText(t.now.bannerEs), 'Mío')
  await user.click(screen.getByRole('button', { name: t.save }))

  const conflict = within(await screen.findByRole('region', { name: t.conflict.title }))
  expect(conflict.getByText('Theirs')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(t.now.bannerEn).value).toBe('Mine')

  await user.click(conflict.getByRole('button', { name: t.conflict.keep }))
  expect(screen.getByText(t.conflict.kept)).toBeTruthy()
  expect(screen.queryByRole('region', { name: t.conflict.title })).toBeNull()
  // The mode differs between the two versions, so saving this one needs confirmation.
  await user.click(screen.getByRole('button', { name: t.save }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.now.confirmOff }))
  await screen.findByText(t.saved)
  expect(put(sent).at(-1)).toEqual({
    value: { mode: 'full', reason: '', banner: { en: 'Mine', es: 'Mío' } },
    version: 4,
  })
})

test('taking theirs puts it in the form', async () => {
  signInStaff('admin')
  let mode = buildTestControl().mode
  fakeReggieControl(({ method, path }) => {
    if (method === 'GET' && path.endsWith('/control')) return { body: buildTestControl({ mode }) }
    mode = { value: turnedOff('Theirs'), version: 4 }
    return editedElsewhere
  })
  const { user } = await open()
  await user.type(await screen.findByLabelText('Why'), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }))

  expect(screen.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Theirs')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('what was used today stands against its ceiling, in numbers too', async () => {
  signInStaff('reviewer')
  fakeReggieControl()
  await open()
  const meter = await screen.findByRole<HTMLProgressElement>('progressbar', { name: en.now.spent })
  expect([meter.value, meter.max, meter.getAttribute('aria-valuetext')]).toEqual([1200, 5000, '1,200 of 5,000 tokens'])
  expect(screen.getByText("Doesn't work")).toBeTruthy()
})

test.each(both)('a reviewer sees how it is and cannot change it (%s)', async (language, t) => {
  signInStaff('reviewer')
  fakeReggieControl()
  await open(language)
  expect(await screen.findByText(t.onlyAdmins)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: t.save })).toBeNull()
})

test('another tab asks while something is not saved, and stands in the address', async () => {
  signInStaff('admin')
  fakeReggieControl()
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const { user } = await open()
  await user.type(await screen.findByLabelText('Why'), 'x')
  await user.click(screen.getByRole('tab', { name: 'Limits' }))
  expect(confirm).toHaveBeenCalledWith(en.leave)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('x')

  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('tab', { name: 'Limits' }))
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeTruthy()
  expect(location.search).toBe('?tab=limits')
})
