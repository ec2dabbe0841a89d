// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { saved } from '#client/state/saved/saved.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ClearDeviceDialog } from './clear-device-dialog.tsx'
import { DeleteMyDataDialog } from './delete-my-data-dialog.tsx'
import { DeviceQuestion } from './device-question.tsx'

const noop = () => undefined
const stored = () => ({ ...localStorage, ...sessionStorage })

beforeEach(() => {
  clearAll()
  writeKey('sessionId', 'fp_abc')
  saved.send({ type: 'added', resource: buildResource(), location: { state: 'LA', county: 'Orleans Parish' } })
})

test.each([
  ['en', 'Delete my data?', 'Yes, delete it'],
  ['es', '¿Borrar mis datos?', 'Sí, borrar todo'],
] as const)('in %s one confirmation deletes on the server, then here', async (language, title, confirm) => {
  const sent = fakeFetch()
  const onDeleted = vi.fn()
  const { user } = await renderInLanguage(<DeleteMyDataDialog open onClose={noop} onDeleted={onDeleted} />, language)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: confirm }))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/me', body: undefined })
  expect([saved.get(), stored()]).toEqual([[], {}])
})

test.each([
  ['en', "We couldn't delete your data. It may still be there. Check your internet and try again.", 'Try Again'],
  ['es', 'No se pudo borrar. Tal vez sus datos siguen ahí. Revise su internet y pruebe otra vez.', 'Intentar de nuevo'],
] as const)(
  'in %s a failure claims nothing, clears nothing and can be tried again',
  async (language, message, again) => {
    let isOnline = false
    const sent = fakeFetch(() => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return { body: { success: true } }
    })
    const onDeleted = vi.fn()
    const { user } = await renderInLanguage(<DeleteMyDataDialog open onClose={noop} onDeleted={onDeleted} />, language)
    await user.click(screen.getByRole('button', { name: /Yes, delete it|Sí, borrar todo/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect([onDeleted.mock.calls.length, saved.get().length, sent.length]).toEqual([0, 1, 1])
    isOnline = true
    await user.click(screen.getByRole('button', { name: again }))
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  },
)

test('nothing is asked, and nothing fetched, while the dialog is closed', async () => {
  const { container } = await renderInLanguage(<DeleteMyDataDialog open={false} onClose={noop} onDeleted={noop} />)
  expect(container.innerHTML).toBe('')
})

test('clearing the device leaves nothing in storage, nor in the page', async () => {
  fakeFetch()
  searchContext.send({ type: 'broughtBack', saved: { userLocation: { state: 'LA', county: 'Orleans Parish' } }, at: 1 })
  const onCleared = vi.fn()
  const { user } = await renderInLanguage(<ClearDeviceDialog open onClose={noop} onCleared={onCleared} />)
  await user.click(screen.getByRole('button', { name: 'Yes, clear it' }))
  await waitFor(() => expect(onCleared).toHaveBeenCalledOnce())
  expect([saved.get(), searchContext.get().location, stored()]).toEqual([[], null, {}])
})

test.each([
  ['en', 'Is this your phone or a shared one?', 'My own'],
  ['es', '¿Este teléfono es suyo o compartido?', 'Es mío'],
] as const)(
  'in %s the question about the device has no answer of its own, and takes one',
  async (language, question, own) => {
    const onChange = vi.fn()
    const { user } = await renderInLanguage(<DeviceQuestion mode={null} onChange={onChange} />, language)
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
    expect(screen.getByRole('radiogroup', { name: question })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: own }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('own')
  },
)
