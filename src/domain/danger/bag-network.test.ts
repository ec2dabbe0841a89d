import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRows } from './bag-network.ts'
import { packModel, unpackModel } from './model-file.ts'

const buckets = 32

/** Each weight is one of the steps from -7 to 7; each column has them all. */
function createModel(columns: number, toStep = (row: number, column: number) => ((row + 7 * column) % 15) - 7) {
  const steps = Float32Array.from({ length: buckets * columns }, (_, at) =>
    toStep(Math.floor(at / columns), at % columns),
  )
  const trained = {
    buckets,
    classes: columns,
    columns,
    weights: steps,
    shift: new Float32Array(columns),
    output: new Float32Array(columns * columns),
    bias: new Float32Array(columns),
  }
  return { trained, packed: unpackModel(packModel({ ...trained, weights: steps.map((step) => step / 7) })) }
}

test.each([8, 12, 17])('%i columns, eight to a number, add up to exactly what they do one by one', (columns) => {
  const { trained, packed } = createModel(columns)
  expect(packed.eights).toBeDefined()
  fc.assert(
    fc.property(fc.array(fc.nat(buckets - 1), { maxLength: 100 }), (features) => {
      expect([...addRows(packed, features)]).toEqual([...addRows(trained, features)])
    }),
  )
})

test('weights of a byte, without rows that no example used, add up as before', () => {
  const { trained } = createModel(12, (row, column) => (row % 3 === 0 ? 0 : ((row * 31 + column) % 255) - 127))
  const unpacked = unpackModel(packModel({ ...trained, weights: trained.weights.map((step) => step / 127) }, 8))
  expect(unpacked.weights.length).toBeLessThan(trained.weights.length)
  const scales = Array.from({ length: 12 }, (_, column) =>
    Math.max(...Array.from({ length: buckets }, (__, row) => Math.abs(trained.weights[row * 12 + column] ?? 0))),
  )
  const features = [0, 1, 2, 3, 7, 7, 20, 31, 30]
  const before = addRows(trained, features)
  addRows(unpacked, features).forEach((sum, column) => {
    expect((sum * (scales[column] ?? 0)) / 127).toBeCloseTo(before[column] ?? 0, -1)
  })
})

test('the greatest and the least weights do not run into the column beside them', () => {
  const { packed } = createModel(8, (_, column) => (column % 2 === 0 ? -7 : 7))
  const features = Array.from({ length: 50 }, (_, at) => at % buckets)
  expect([...addRows(packed, features)]).toEqual([-350, 350, -350, 350, -350, 350, -350, 350])
})
