// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

const noop = () => undefined
const drawerProps = {
  open: true,
  hasResults: false,
  savedCount: 0,
  exit: null,
  onClose: noop,
  onClearDevice: noop,
  onWhoseDevice: noop,
  onDeleteData: noop,
  onChoose: noop,
}

test('choosing an entry says where it leads', async () => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} onChoose={onChoose} />, 'es')
  await user.click(screen.getByRole('button', { name: 'Comunidad' }))
  await user.click(screen.getByRole('button', { name: 'Trabajo y capacitación' }))
  await user.click(screen.getByRole('button', { name: 'Guía del voto' }))
  expect(onChoose.mock.calls).toEqual([
    [{ route: '/community' }],
    [{ route: '/opportunities' }],
    [{ screen: 'voting-rights-guide' }],
  ])
})

test('a GRO module leads to the chat with its own questions', async () => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} onChoose={onChoose} />, 'en')
  await user.click(screen.getByRole('button', { name: 'Tool Up' }))
  await user.click(screen.getByRole('button', { name: 'Chat with Reggie' }))
  expect(onChoose.mock.calls).toEqual([[{ module: 'toolUp' }], [{ screen: 'chat' }]])
})

test('with results the entry views them, and saved places are counted', async () => {
  await renderInLanguage(<MenuDrawer {...drawerProps} hasResults savedCount={3} />, 'en')
  expect(screen.getByRole('button', { name: 'View Resources' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Find Resources' })).toBeNull()
  expect(screen.getByRole('button', { name: /My Saved Resources/ }).textContent).toContain('3 saved')
})

test('privacy controls are in the menu', async () => {
  const onClearDevice = vi.fn()
  const onWhoseDevice = vi.fn()
  const onDeleteData = vi.fn()
  const handlers = { onClearDevice, onWhoseDevice, onDeleteData }
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} {...handlers} />, 'en')
  await user.click(screen.getByRole('button', { name: 'Clear this device' }))
  await user.click(screen.getByRole('button', { name: 'Is this your own device?' }))
  expect(onClearDevice).toHaveBeenCalledOnce()
  expect(onWhoseDevice).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Delete my data' }))
  expect(onDeleteData).toHaveBeenCalledOnce()
})
