// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

test('a drawer is a modal dialog on the chosen side', () => {
  const onClose = vi.fn()
  render(
    <Drawer open side="right" onClose={onClose} title="Menu" closeLabel="Close menu">
      Links
    </Drawer>,
  )
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })

  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))

  expect(drawer.open).toBe(true)
  expect(drawer.className).toContain('ui-drawer-right')
  expect(onClose).toHaveBeenCalledOnce()
})
