import { expect, test, vi } from 'vitest'
import { rememberText, whileReading } from './while-reading.ts'

const long = 'a long message about papers and a bed '.repeat(10)
const count = vi.fn((text: string) => text.length)
const remembered = rememberText(count)

test('while a message is read, each of its texts is read once', () => {
  const lengths = whileReading(() => [remembered(long), remembered(`${long}!`), remembered(long)])
  expect(lengths).toEqual([long.length, long.length + 1, long.length])
  expect(count).toHaveBeenCalledTimes(2)
})

test('nothing is remembered after the reading, also when it fails', () => {
  whileReading(() => remembered(long))
  const fail = () =>
    whileReading(() => {
      remembered(long)
      throw new Error('not read')
    })
  expect(fail).toThrow('not read')
  remembered(long)
  remembered(long)
  expect(count).toHaveBeenCalledTimes(4)
})

test('a reading inside another forgets nothing that the other still needs', () => {
  whileReading(() => {
    remembered(long)
    whileReading(() => remembered(long))
    remembered(long)
  })
  expect(count).toHaveBeenCalledTimes(1)
})
