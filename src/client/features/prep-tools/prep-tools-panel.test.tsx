// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { PrepToolsPanel } from './prep-tools-panel.tsx'

test.each([
  ['en', 'Prep Tools', /^Voting Rights Guide/],
  ['es', 'Herramientas', /^Guía del voto/],
] as const)('in %s the six tools are there, and choosing one says which', async (language, title, voting) => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<PrepToolsPanel open onClose={vi.fn()} onChoose={onChoose} />, language)

  expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: voting }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('voting-rights-guide')
})

test('the tools can be reached and chosen by keyboard alone', async () => {
  const onChoose = vi.fn()
  const { user } = await renderInLanguage(<PrepToolsPanel open onClose={vi.fn()} onChoose={onChoose} />)
  screen.getByRole('button', { name: 'Close' }).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('chat')
})

test('a closed panel holds nothing', async () => {
  await renderInLanguage(<PrepToolsPanel open={false} onClose={vi.fn()} onChoose={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
})
