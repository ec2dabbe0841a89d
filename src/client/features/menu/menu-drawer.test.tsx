// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

const noop = () => undefined
const drawerProps = {
  open: true,
  hasResults: false,
  savedCount: 0,
  onClose: noop,
  onClearDevice: noop,
  onWhoseDevice: noop,
  onDeleteData: noop,
  onChoose: noop,
}

const group = (name: string | RegExp) => screen.getByRole('button', { name, expanded: false })

test('of the four groups only Get help is open', async () => {
  await renderInLanguage(<MenuDrawer {...drawerProps} />, 'en')
  const groups = within(screen.getByRole('navigation', { name: 'Menu' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
  expect(groups.map((button) => [button.textContent, button.getAttribute('aria-expanded')])).toEqual([
    ['Get help', 'true'],
    ['My things', 'false'],
    ['Learn', 'false'],
    ['About and privacy', 'false'],
  ])
})

test('choosing an entry says where it leads', async () => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} onChoose={onChoose} />, 'es')
  await user.click(group('Aprender'))
  await user.click(screen.getByRole('button', { name: 'Comunidad' }))
  await user.click(screen.getByRole('button', { name: 'Trabajo y capacitación' }))
  await user.click(screen.getByRole('button', { name: 'Guía del voto' }))
  await user.click(group('Información y privacidad'))
  await user.click(screen.getByRole('button', { name: 'Qué guardamos' }))
  expect(onChoose.mock.calls).toEqual([
    [{ route: '/community' }],
    [{ route: '/opportunities' }],
    [{ screen: 'voting-rights-guide' }],
    [{ route: '/privacy' }],
  ])
})

test('a GRO module says in plain words what it is about, and leads to the chat with its own questions', async () => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} onChoose={onChoose} />, 'en')
  await user.click(group('Learn'))
  const entry = screen.getByRole('button', { name: 'Tool Up Phones, the web and staying safe online' })
  await user.click(entry)
  await user.click(screen.getByRole('button', { name: 'Chat with Reggie' }))
  expect(onChoose.mock.calls).toEqual([[{ module: 'toolUp' }], [{ screen: 'chat' }]])
})

test('with results the entry views them, and saved places are counted, also while their group is closed', async () => {
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} hasResults savedCount={3} />, 'en')
  expect(screen.getByRole('button', { name: 'View Resources' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Find Resources' })).toBeNull()
  expect(group(/My things/).textContent).toContain('3 saved')
  await user.click(group(/My things/))
  expect(screen.getByRole('button', { name: /My Saved Resources/ }).textContent).toContain('3 saved')
})

test('nothing saved is not counted', async () => {
  await renderInLanguage(<MenuDrawer {...drawerProps} />, 'en')
  expect(screen.getByRole('dialog').textContent).not.toMatch(/\d/)
})

test('privacy controls are in the menu', async () => {
  const onClearDevice = vi.fn()
  const onWhoseDevice = vi.fn()
  const onDeleteData = vi.fn()
  const handlers = { onClearDevice, onWhoseDevice, onDeleteData }
  const { user } = await renderInLanguage(<MenuDrawer {...drawerProps} {...handlers} />, 'en')
  await user.click(group('About and privacy'))
  await user.click(screen.getByRole('button', { name: 'Clear this device' }))
  await user.click(screen.getByRole('button', { name: 'Is this your own device?' }))
  expect(onClearDevice).toHaveBeenCalledOnce()
  expect(onWhoseDevice).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Delete my data' }))
  expect(onDeleteData).toHaveBeenCalledOnce()
})
