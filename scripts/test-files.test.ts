import { expect, test } from 'vitest'
import { fileFilters, findUnmatched, journeyFiles, unitTestFiles } from './test-files.ts'

test('a name that matches no test file is found before anything runs', () => {
  const files = ['e2e/chat.spec.ts', 'e2e/pin.spec.ts']

  expect(findUnmatched(['chat', 'pin.spec.ts:12'], files)).toBeNull()
  expect(findUnmatched(['chat', 'chta'], files)).toBe('chta')
})

test('options and their values are not names of files', () => {
  expect(fileFilters(['chat', '-g', 'Stop', '--headed', 'pin'], ['-g'])).toEqual(['chat', 'pin'])
})

test('the test files of this project are found', () => {
  expect(unitTestFiles()).toContain('scripts/test-files.test.ts')
  expect(journeyFiles()).toContain('e2e/chat.spec.ts')
})
