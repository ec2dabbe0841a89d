import { expect, test } from 'vitest'
import { findAxes, findDirections } from './train-vectors.ts'

test('the axes of a symmetric table give it back', () => {
  const square = [Float64Array.of(2, 1, 0), Float64Array.of(1, 3, 1), Float64Array.of(0, 1, 4)]
  const { values, vectors } = findAxes(square)
  const rebuilt = square.map((_, row) =>
    square.map((__, column) =>
      values.reduce((sum, value, at) => sum + value * (vectors[row]?.[at] ?? 0) * (vectors[column]?.[at] ?? 0), 0),
    ),
  )
  for (const [row, values_] of square.entries())
    for (const [column, value] of values_.entries()) expect(rebuilt[row]?.[column]).toBeCloseTo(value)
})

test('words that stand in the same texts get the same place', () => {
  // Words 0 and 1 share texts 0 and 1; words 2 and 3 share texts 2 and 3.
  const table = {
    words: 4,
    texts: 4,
    starts: Int32Array.of(0, 2, 4, 6, 8),
    text: Int32Array.of(0, 1, 0, 1, 2, 3, 2, 3),
    weight: Float32Array.of(1, 1, 1, 1, 2, 2, 2, 2),
  }
  const directions = findDirections(table, 2)
  const place = (word: number) => directions.map((direction) => direction[word] ?? 0)
  for (const [at, value] of place(0).entries()) expect(place(1)[at]).toBeCloseTo(value)
  for (const [at, value] of place(2).entries()) expect(place(3)[at]).toBeCloseTo(value)
  expect(place(0).reduce((sum, value, at) => sum + value * (place(2)[at] ?? 0), 0)).toBeCloseTo(0)
})
