import { expect, test } from 'vitest'
import { computeFormatBits, computeVersionBits } from './grid.ts'

const bits = (value: number, length: number) => value.toString(2).padStart(length, '0')

test('format bits are those of the table of the standard', () => {
  const masks = [0, 1, 2, 3, 4, 5, 6, 7]
  expect(masks.map((mask) => bits(computeFormatBits('low', mask), 15))).toEqual([
    '111011111000100',
    '111001011110011',
    '111110110101010',
    '111100010011101',
    '110011000101111',
    '110001100011000',
    '110110001000001',
    '110100101110110',
  ])
  expect(masks.map((mask) => bits(computeFormatBits('medium', mask), 15))).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ])
})

test('version bits are those of the table of the standard', () => {
  const versions = Array.from({ length: 14 }, (_, index) => index + 7)
  expect(versions.map((version) => bits(computeVersionBits(version), 18))).toEqual([
    '000111110010010100',
    '001000010110111100',
    '001001101010011001',
    '001010010011010011',
    '001011101111110110',
    '001100011101100010',
    '001101100001000111',
    '001110011000001101',
    '001111100100101000',
    '010000101101111000',
    '010001010001011101',
    '010010101000010111',
    '010011010100110010',
    '010100100110100110',
  ])
})
