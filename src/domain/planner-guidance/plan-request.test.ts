import { expect, test } from 'vitest'
import { needKeys } from '../needs/needs.ts'
import { states } from '../places/states.ts'
import { resolveToday, parseNeeds, parseLocation } from './plan-request.ts'

test.each([
  ['Kern, CA', 'Kern', 'CA'],
  ['kern county, california', 'kern county', 'CA'],
  ['Doña Ana, Nuevo México', 'Doña Ana', 'NM'],
  ['  Travis County ,  tx ', 'Travis County', 'TX'],
  ['CA', '', 'CA'],
  ['Kern', 'Kern', null],
  ['Kern, Narnia', 'Kern, Narnia', null],
  ['', '', null],
  [',,,', '', null],
  ['Washington, DC', 'Washington', 'DC'],
])('“%s” is the county “%s” in %s', (text, county, state) => {
  expect(parseLocation(text)).toEqual({ county, state })
})

test('every state is read by its letters and by its name', () => {
  for (const { code, label } of states) {
    expect(parseLocation(`Any, ${code}`).state).toBe(code)
    expect(parseLocation(`Any, ${label}`).state).toBe(code)
  }
})

test('every need is read as the page sends it, and what is none is left out', () => {
  expect(parseNeeds(needKeys.map((need) => need.replaceAll('-', ' ')).join(', '))).toEqual([...needKeys])
  expect(parseNeeds('housing,  ID Documentation ,a pony,housing,')).toEqual(['housing', 'id-documentation'])
  expect(parseNeeds('work training')).toEqual(['job-training'])
  expect(parseNeeds('')).toEqual([])
})

const noon = Date.UTC(2026, 10, 15, 12)
test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-14', '2026-11-14'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-13', '2026-11-15'],
  ['2026-11-17', '2026-11-15'],
  ['2027-11-15', '2026-11-15'],
  ['2026-99-99', '2026-11-15'],
  ['tomorrow', '2026-11-15'],
  [undefined, '2026-11-15'],
])('a person who says it is %s gets a plan that begins on %s', (statedDay, day) => {
  expect(resolveToday(statedDay, noon)).toBe(day)
})

test('a day that no month has is not taken for the next one', () => {
  expect(resolveToday('2026-02-30', Date.UTC(2026, 2, 1, 12))).toBe('2026-03-01')
})
