import { expect, test, vi } from 'vitest'
import { openReading, rememberText, whileReading } from './while-reading.ts'

const long = 'a long message about papers and a bed '.repeat(10)
const find = vi.fn((text: string) => text.split(' '))
const remembered = rememberText(find)

test('while a message is read, each of its texts is read once', () => {
  const words = whileReading(() => [remembered(long), remembered(`${long}!`), remembered(long)])
  expect(words).toEqual([long.split(' '), `${long}!`.split(' '), long.split(' ')])
  expect(find).toHaveBeenCalledTimes(2)
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
  expect(find).toHaveBeenCalledTimes(4)
})

test('a reading inside another forgets nothing that the other still needs', () => {
  whileReading(() => {
    remembered(long)
    whileReading(() => remembered(long))
    remembered(long)
  })
  expect(find).toHaveBeenCalledTimes(1)
})

test('a reading in parts remembers from part to part, whatever others read in between, and nothing else', () => {
  const [one, other] = [openReading(), openReading()]
  one(() => remembered(long))
  other(() => remembered(long))
  whileReading(() => remembered(long))
  expect(find).toHaveBeenCalledTimes(3)
  one(() => remembered(long))
  other(() => remembered(long))
  expect(find).toHaveBeenCalledTimes(3)
})
