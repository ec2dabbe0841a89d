// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import { noFilter, type ResourceFilter } from '#domain/resources/filter.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { keepOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { FiltersPanel } from './filters-panel.tsx'

const fact = (value: 'yes' | 'unknown') => ({ value })
const untold = { servesSupervision: fact('unknown'), noIdNeeded: fact('unknown'), walkIn: fact('unknown') }
const listings = [
  buildResource({ id: 'a', category: 'legal' }),
  buildResource({ id: 'b', category: 'housing', position: { lat: 34.04, lon: -118 }, languages: ['es'] }),
  buildResource({
    id: 'c',
    category: 'housing',
    schedule: [{ day: 1, opens: '09:00', closes: '17:00' }],
    timeZone: 'America/Los_Angeles',
    facts: { ...untold, servesRecord: fact('yes') },
  }),
]

const here = { lat: 34, lon: -118 }

interface Given {
  from?: Point | null
  resources?: readonly Resource[]
  requestedNeeds?: readonly NeedKey[]
  matching?: number
  filter?: ResourceFilter
  onChange?: (filter: ResourceFilter) => void
  onTyping?: () => void
}

/** A Monday at ten in Los Angeles. */
const mondayMorning = Date.UTC(2026, 10, 16, 18)

function Living({
  resources = listings,
  requestedNeeds = [],
  matching = 3,
  from = here,
  onChange,
  onTyping = vi.fn(),
  ...initial
}: Given) {
  const [filter, setFilter] = useState(initial.filter ?? noFilter)
  const [open, setOpen] = useState(true)
  const change = (next: ResourceFilter) => {
    setFilter(next)
    onChange?.(next)
  }
  return (
    <FiltersPanel
      {...{ open, resources, requestedNeeds, matching, filter, from, onTyping }}
      now={mondayMorning}
      onChange={change}
      onClear={() => change(noFilter)}
      onClose={() => setOpen(false)}
    />
  )
}

test('needs come in the order of their priority with the number of places for each', async () => {
  await renderInLanguage(<Living />)
  const group = screen.getByRole('group', { name: 'Kind of help' })
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Housing (2)', 'Legal help (1)'])
})

test('each choice changes only its own part of the filter', async () => {
  const onChange = vi.fn()
  const { user } = await renderInLanguage(<Living onChange={onChange} />)
  await user.click(screen.getByRole('checkbox', { name: 'Housing (2)' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far' }), 'Within 10 miles')
  await user.click(screen.getByRole('checkbox', { name: 'Open now' }))
  await user.click(screen.getByRole('checkbox', { name: 'Spanish spoken' }))
  await user.click(screen.getByRole('checkbox', { name: 'Takes people with a record' }))
  expect(onChange).toHaveBeenLastCalledWith({
    ...noFilter,
    needs: ['housing'],
    maxMiles: 10,
    isOpenNow: true,
    speaksSpanish: true,
    takesRecord: true,
  })

  await user.click(screen.getByRole('checkbox', { name: 'Housing (2)' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far' }), 'Any distance')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ needs: [], maxMiles: null, isOpenNow: true }))
})

test('a switch that would only empty the list is not offered, one that is on always is', async () => {
  const bare = [buildResource()]
  const first = await renderInLanguage(<Living resources={bare} />, 'es')
  expect(screen.queryByRole('checkbox', { name: 'Abierto ahora' })).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  first.unmount()
  await renderInLanguage(<Living resources={bare} filter={{ ...noFilter, isOpenNow: true, maxMiles: 5 }} />, 'es')
  expect(screen.getByRole('checkbox', { name: 'Abierto ahora' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Qué tan lejos' })).toBeTruthy()
})

test('with only a county there is no distance to filter by', async () => {
  await renderInLanguage(<Living from={null} />)
  expect(screen.getByRole('checkbox', { name: 'Open now' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'How far' })).toBeNull()
})

test.each([
  ['en', "Who it's for", 'Women', 'Men'],
  ['es', 'Para quién es', 'Mujeres', 'Hombres'],
] as const)('in %s people are offered where a place says it is for them', async (language, title, women, men) => {
  const onChange = vi.fn()
  const resources = [...listings, buildResource({ id: 'w', name: "Hope Women's Shelter" })]
  const { user } = await renderInLanguage(<Living {...{ resources, onChange }} />, language)
  const group = within(screen.getByRole('group', { name: title }))
  expect(group.queryByRole('checkbox', { name: men })).toBeNull()
  await user.click(group.getByRole('checkbox', { name: women }))
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilter, audiences: ['women'] })
})

test('where no place says whom it is for, nobody is offered, unless the choice is on', async () => {
  const first = await renderInLanguage(<Living />)
  expect(screen.queryByRole('group', { name: "Who it's for" })).toBeNull()
  first.unmount()
  await renderInLanguage(<Living filter={{ ...noFilter, audiences: ['men'] }} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Men' }).checked).toBe(true)
})

test('of the needs only chosen ones are offered, and a single one not at all', async () => {
  const first = await renderInLanguage(<Living requestedNeeds={['housing', 'employment']} />)
  expect(screen.getByRole('checkbox', { name: 'Housing (2)' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Legal/ })).toBeNull()
  first.unmount()
  await renderInLanguage(<Living requestedNeeds={['housing']} />)
  expect(screen.queryByRole('group', { name: 'Kind of help' })).toBeNull()
})

test('clearing empties every part at once', async () => {
  const onChange = vi.fn()
  const chosen: ResourceFilter = { ...noFilter, needs: ['legal'], text: 'bed', speaksSpanish: true }
  const { user } = await renderInLanguage(<Living filter={chosen} onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onChange).toHaveBeenLastCalledWith(noFilter)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test.each([
  ['en', 0, 'Show 0 places', 'No resources match your filters.'],
  ['en', 1, 'Show 1 place', '1 of 3 places match'],
  ['es', 2, 'Ver 2 lugares', 'Quedan 2 de 3 lugares'],
] as const)('in %s with %i places the button reads “%s”', async (language, matching, button, status) => {
  const { user } = await renderInLanguage(<Living matching={matching} />, language)
  expect(screen.getByRole('status').textContent).toBe(status)
  await user.click(screen.getByRole('button', { name: button }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the words people use are fetched when somebody is about to type, not before', async () => {
  const onTyping = vi.fn()
  const { user } = await renderInLanguage(<Living onTyping={onTyping} />)
  expect(onTyping).not.toHaveBeenCalled()
  await user.click(screen.getByRole('searchbox'))
  expect(onTyping).toHaveBeenCalledOnce()
})

test('"Likely to take me" is offered after something was checked, and tells nothing of what', async () => {
  const onChange = vi.fn()
  const { unmount } = await renderInLanguage(<Living />)
  expect(screen.queryByRole('checkbox', { name: 'Hide places that say no' })).toBeNull()
  expect(screen.getByRole('button', { name: 'About me' })).toBeDefined()
  unmount()

  keepOwnFacts(['arsonCharge'])
  const { user } = await renderInLanguage(<Living onChange={onChange} />)
  await user.click(screen.getByRole('checkbox', { name: 'Hide places that say no' }))
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilter, isLikely: true })
  expect(JSON.stringify(onChange.mock.calls)).not.toContain('arson')
  clearAll()
})

test('on a shared device nobody is asked about themselves', async () => {
  moveStorageTo('shared')
  await renderInLanguage(<Living />)
  expect(screen.queryByRole('button', { name: 'About me' })).toBeNull()
  clearAll()
})
