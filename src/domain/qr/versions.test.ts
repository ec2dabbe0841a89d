import { expect, test } from 'vitest'
import { getByteCapacity, chooseVersion } from './codewords.ts'
import { getAlignment, maxVersion, getSize, countCodewords } from './versions.ts'

const versions = Array.from({ length: maxVersion }, (_, index) => index + 1)

test('codewords of each version are those of the table of the standard', () => {
  expect(versions.map(countCodewords)).toEqual([
    26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655, 733, 815, 901, 991, 1085,
  ])
})

test('bytes that fit are those of the table of the standard', () => {
  expect(versions.map((version) => getByteCapacity(version, 'medium'))).toEqual([
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ])
  expect(versions.map((version) => getByteCapacity(version, 'low'))).toEqual([
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858,
  ])
})

test('the smallest version that holds the text is taken', () => {
  expect([0, 14, 15, 666].map((length) => chooseVersion(length, 'medium'))).toEqual([1, 1, 2, 20])
  expect([chooseVersion(667, 'medium'), chooseVersion(858, 'low'), chooseVersion(859, 'low')]).toEqual([null, 20, null])
})

test('the small squares stand evenly between the first and the last', () => {
  for (const version of versions.slice(1)) {
    const middles = getAlignment(version)
    expect([middles[0], middles.at(-1)]).toEqual([6, getSize(version) - 7])
    const gaps = middles.slice(2).map((middle, index) => middle - (middles[index + 1] ?? 0))
    expect(new Set(gaps).size).toBeLessThanOrEqual(1)
  }
})
