import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRows } from './bag-network.ts'
import { packModel, unpackModel } from './model-file.ts'

const [buckets, columns] = [32, 8] as const

/** Weights of every step, spread over the rows. */
function createModel() {
  const weights = Float32Array.from({ length: buckets * columns }, (_, at) => (((at * 7919) % 15) - 7) / 7)
  return unpackModel(
    packModel({
      buckets,
      classes: columns,
      columns,
      weights,
      shift: new Float32Array(columns),
      output: new Float32Array(columns * columns),
      bias: new Float32Array(columns),
    }),
  )
}

test('four columns at a time add up to exactly what they do one by one', () => {
  const model = createModel()
  expect(model.fours).toBeDefined()
  fc.assert(
    fc.property(fc.array(fc.nat(buckets - 1), { maxLength: 100 }), (features) => {
      expect(addRows(model, features)).toEqual(addRows({ ...model, fours: undefined }, features))
    }),
  )
})

test('the greatest and the least weights do not run into the column beside them', () => {
  const model = createModel()
  const last = buckets - 1
  model.weights.fill(7, last * columns)
  for (let column = 0; column < columns; column += 2) model.weights[last * columns + column] = -7
  const features = Array.from({ length: 50 }, () => last)
  expect([...addRows(model, features)]).toEqual([-350, 350, -350, 350, -350, 350, -350, 350])
})
