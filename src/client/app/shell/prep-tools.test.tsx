// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mainSession } from '#client/state/session/main-session.ts'
import { prepToolsPanel } from '#client/state/navigation/navigation.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PrepTools } from './journey.tsx'

beforeEach(() => {
  mainSession.send({ type: 'startedOver' })
  prepToolsPanel.send(false)
})

test('a tool is opened with the way back to where it was chosen, and the panel closes', async () => {
  const plausible = vi.fn()
  vi.stubGlobal('plausible', plausible)
  const { user } = await renderInLanguage(<PrepTools />, 'es')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => prepToolsPanel.send(true))

  await user.click(screen.getByRole('button', { name: /^Preparar documentos/ }))

  expect(mainSession.get()).toMatchObject({ screen: 'document-preparation', fromPrepTools: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(plausible).toHaveBeenCalledExactlyOnceWith('Prep Tool Used', {
    props: { tool: 'document-preparation', language: 'es' },
  })
})

test('closing it leaves everything as it was', async () => {
  prepToolsPanel.send(true)
  const { user } = await renderInLanguage(<PrepTools />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(prepToolsPanel.get()).toBe(false)
  expect(mainSession.get().screen).toBe('welcome')
})
