import { expect, test } from 'vitest'
import { exactOption, filterOptions } from './filter-options.ts'

const options = [
  { value: '1', label: 'Los Alamos' },
  { value: '2', label: 'Doña Ana' },
  { value: '3', label: 'Anaheim' },
  { value: '4', label: 'Montana', alias: 'MT' },
]
const labels = (query: string) => filterOptions(options, query).map((option) => option.label)

test('accents and capitals do not matter', () => {
  expect(labels('DONA')).toEqual(['Doña Ana'])
  expect(labels('doña')).toEqual(['Doña Ana'])
})

test('the start of the name comes before a word in it, and that before the middle of a word', () => {
  expect(labels('ana')).toEqual(['Anaheim', 'Doña Ana', 'Montana'])
})

test('an alias counts when it is typed in full', () => {
  expect(labels('mt')).toEqual(['Montana'])
  expect(exactOption(options, ' mt ')?.value).toBe('4')
})

test('an empty query keeps every option, and is no option itself', () => {
  expect(labels('  ')).toHaveLength(4)
  expect(exactOption(options, '')).toBeUndefined()
})
