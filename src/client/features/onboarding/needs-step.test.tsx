// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { maxOtherDescription, needKeys } from '#domain/needs/needs.ts'
import { wizardReducer } from '#domain/onboarding/wizard.ts'
import { initialWizard, getWizardAnswers } from '#domain/onboarding/wizard-state.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { NeedsStep } from './needs-step.tsx'

const location = { state: 'TX', county: 'Travis County' } as const
const handleChangeLocation = vi.fn()

function newWizard() {
  return createStore(wizardReducer, { ...initialWizard, ...location, step: 2 })
}

function Example({ wizard }: { wizard: ReturnType<typeof newWizard> }) {
  const state = useStore(wizard)
  return (
    <NeedsStep
      {...state}
      location={location}
      onToggle={(need) => wizard.send({ type: 'needToggled', need })}
      onToggleAll={() => wizard.send({ type: 'allToggled' })}
      onOther={(text) => wizard.send({ type: 'otherWritten', text })}
      onChangeLocation={handleChangeLocation}
      onFind={() => wizard.send({ type: 'nextPressed', from: 2 })}
    />
  )
}

async function open(language: Language = 'en') {
  const wizard = newWizard()
  const { user, container } = await renderInLanguage(<Example wizard={wizard} />, language)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const tile = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`${name}$`) })
  return { wizard, user, container, press, tile }
}

test.each([
  ['en', 'Areas of support', 'A place to sleep Housing', 'Something else'],
  ['es', 'Tipos de ayuda', 'Dónde dormir Vivienda', 'Otra cosa'],
] as const)('all eighteen needs are tiles with a picture and a word, in %s', async (language, group, first, last) => {
  const { container } = await open(language)
  const tiles = screen.getAllByRole('checkbox')
  expect(screen.getByRole('group', { name: group }).querySelectorAll('svg').length).toBeGreaterThanOrEqual(18)
  expect(tiles).toHaveLength(18)
  expect([tiles.at(0), tiles.at(-1)].map((tile) => tile?.closest('label')?.textContent)).toEqual([first, last])
  const pictures = [...container.querySelectorAll('.ui-tile-icon')].map((icon) => icon.innerHTML)
  expect(new Set(pictures).size).toBe(18)
})

test.each([
  ['en', 'For your first days', ['A place to sleep', 'Food', 'ID', 'Medicine', 'Work', 'A ride']],
  ['es', 'Para sus primeros días', ['Dónde dormir', 'Comida', 'Identificación', 'Medicinas', 'Trabajo', 'Cómo llegar']],
] as const)('what the first days depend on comes first, in %s', async (language, group, words) => {
  await open(language)
  const tiles = within(screen.getByRole('group', { name: group })).getAllByRole('checkbox')
  const texts = tiles.map((tile) => tile.closest('label')?.textContent ?? '')
  expect(texts.map((text, at) => text.startsWith(words[at] ?? '?'))).toEqual(words.map(() => true))
})

test('a ZIP code without a point tells how to get miles', async () => {
  const wizard = createStore(wizardReducer, {
    ...initialWizard,
    ...location,
    step: 2,
    lookup: { phase: 'found', by: 'zip' },
  })
  await renderInLanguage(<Example wizard={wizard} />)
  expect(screen.getByText("You'll see towns, not miles. To see miles, type your city.")).toBeTruthy()
})

test.each([
  ['en', 'Select All', 'Deselect All', '18 chosen', '0 chosen'],
  ['es', 'Elegir todo', 'Quitar todo', '18 elegidas', '0 elegidas'],
] as const)('one button takes all needs and puts them back, in %s', async (language, all, none, many, zero) => {
  const { wizard, press } = await open(language)
  await press(all)
  expect(screen.getByRole('status').textContent).toBe(many)
  expect(needKeys.every((need) => wizard.get().needs[need])).toBe(true)
  await press(none)
  expect(screen.getByRole('status').textContent).toBe(zero)
})

test('each tick is counted aloud', async () => {
  const { user, tile } = await open()
  await user.click(tile('Housing'))
  expect(screen.getByRole('status').textContent).toBe('1 chosen')
  await user.click(tile('Food'))
  expect(screen.getByRole('status').textContent).toBe('2 chosen')
})

test.each([
  ['en', 'Find Resources', 'Please select at least one area where you need support', 'Housing'],
  ['es', 'Buscar ayuda', 'Elija por lo menos un tipo de ayuda que necesite', 'Vivienda'],
] as const)('without a need it says so in %s and goes to the first tile', async (language, find, text, first) => {
  const { wizard, user, press, tile } = await open(language)
  await press(find)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(document.activeElement).toBe(tile(first))
  await user.keyboard(' ')
  expect(screen.queryByRole('alert')).toBeNull()
  await press(find)
  expect(wizard.get().step).toBe(3)
})

test.each([
  ['en', 'Something else', 'What else do you need?', 'Characters left: {n}'],
  ['es', 'Otra cosa', '¿Qué más necesita?', 'Caracteres que quedan: {n}'],
] as const)(
  'something else opens a field that says how much room is left, in %s',
  async (language, name, label, left) => {
    const { wizard, user, tile } = await open(language)
    expect(screen.queryByLabelText(label)).toBeNull()
    await user.click(tile(name))
    const field = screen.getByLabelText<HTMLTextAreaElement>(label)
    expect(field.maxLength).toBe(maxOtherDescription)
    expect(screen.getByText(left.replace('{n}', '500'))).toBeTruthy()
    await user.click(field)
    await user.paste('a bike')
    expect(screen.getByText(left.replace('{n}', '494'))).toBeTruthy()
    expect(getWizardAnswers(wizard.get())?.needs.otherDescription).toBe('a bike')
  },
)

test('what was written comes back when the tile is ticked again', async () => {
  const { user, tile } = await open()
  await user.click(tile('Something else'))
  await user.click(screen.getByLabelText('What else do you need?'))
  await user.paste('a bike')
  await user.click(tile('Something else'))
  expect(screen.queryByLabelText('What else do you need?')).toBeNull()
  await user.click(tile('Something else'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What else do you need?').value).toBe('a bike')
})

test('the place searched in is shown and can be changed', async () => {
  const { press } = await open()
  expect(screen.getByText(/Travis County, TX/)).toBeTruthy()
  await press('Change')
  expect(handleChangeLocation).toHaveBeenCalledOnce()
})
