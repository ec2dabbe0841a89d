// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'
import { keepResults } from '#client/state/search/results.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PlanDialog } from '../plan-dialog.tsx'
import { PlanGeneratorPage } from './plan-tool-page.tsx'

beforeEach(() => {
  planTool.send({ type: 'reset' })
  clearAll()
  history.replaceState(null, '', '/action-plan-generator')
})

const here = () => location.pathname + location.hash
const found = [buildResource()]

test.each([
  ['nothing', () => undefined, '/'],
  ['an empty list', () => keep([]), '/'],
  ['results', () => keep(found), '/#resources'],
  ['a saved session with resources', () => writeKey('userSession', { resources: found }), '/#resources'],
  ['a saved session without resources', () => writeKey('userSession', { resources: [] }), '/'],
])('with %s Back leads where it should', async (_name, prepare, address) => {
  prepare()
  const { user } = await renderInLanguage(<PlanGeneratorPage />)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(here()).toBe(address)
})

function keep(resources: typeof found): void {
  keepResults({
    resources,
    location: { state: 'CA', county: 'Kern County' },
    needs: noNeeds,
    language: 'en',
    foundAt: 1,
  })
}

test('whoever leaves in the middle finds the answers again', async () => {
  const { user, unmount } = await renderInLanguage(<PlanGeneratorPage />)
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await user.type(screen.getByRole('textbox'), 'A bed')
  await user.click(screen.getByRole('button', { name: 'Leave for now' }))
  unmount()
  await renderInLanguage(<PlanGeneratorPage />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A bed')
})

test.each([
  ['en', 'Start', 'I want to kill myself', 'Next'],
  ['es', 'Empezar', 'Me quiero matar', 'Siguiente'],
] as const)(
  'in %s an answer that tells of danger shows who to call right now',
  async (language, start, danger, next) => {
    const { user } = await renderInLanguage(<PlanGeneratorPage />, language)
    await user.click(screen.getByRole('button', { name: start }))
    await user.type(screen.getByRole('textbox'), danger)
    expect(screen.queryByRole('link', { name: /988/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: next }))
    const [line] = await screen.findAllByRole('link', { name: /988/ })
    expect(line?.getAttribute('href')).toBe('tel:988')
  },
)

test('closing the dialog resets it, after asking about what was written', async () => {
  const onClose = vi.fn()
  const { user } = await renderInLanguage(<PlanDialog open onClose={onClose} />)
  const tool = within(screen.getByRole('dialog', { name: 'Create Action Plan' }))
  await user.click(tool.getByRole('button', { name: 'Start' }))
  await user.type(tool.getByRole('textbox'), 'A bed')
  await user.click(tool.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Keep writing' }))
  expect(tool.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A bed')
  await user.click(tool.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Close and clear' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect([planTool.get().phase, readKey('plan-draft')]).toEqual(['intro', undefined])
})

test('a dialog nobody has written in closes at once', async () => {
  const onClose = vi.fn()
  const { user } = await renderInLanguage(<PlanDialog open onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
