import { expect, test } from 'vitest'
import { predictClasses } from '../../src/domain/danger/bag-network.ts'
import { listFeatures } from '../../src/domain/danger/features.ts'
import { packModel, unpackModel } from '../../src/domain/danger/model-file.ts'
import { joinParts } from './join-parts.ts'
import { trainHidden } from './train-hidden.ts'
import { trainLinear } from './train-linear.ts'

const buckets = 1 << 12
const list = (text: string) => Int32Array.from(listFeatures([text], buckets))
const texts: [string, number][] = [
  ['he will not wake up and his lips are blue', 0],
  ['no despierta y tiene los labios morados', 0],
  ['my friend took pills and is not breathing', 0],
  ['where can I get a free bus pass', 1],
  ['necesito un pase de camion gratis', 1],
  ['how do I replace my lost ID card', 1],
]
const examples = texts.map(([text, label]) => ({ features: list(text), label }))
const options = { buckets, classes: 2, epochs: 30, seed: 7 }
const train = () =>
  joinParts({
    buckets,
    classes: 2,
    linear: trainLinear(examples, options),
    hidden: [1, 2].map((seed) => trainHidden(examples, { ...options, seed, units: 8 })),
  })

test('it tells messages apart that it has not seen', () => {
  const model = train()
  expect(predictClasses(model, list('he is not breathing'))[0]).toBeGreaterThan(0.7)
  expect(predictClasses(model, list('a bus pass for my ID'))[1]).toBeGreaterThan(0.7)
})

test('the same messages give the same model', () => {
  expect(train()).toEqual(train())
})

test('a packed model judges as before', () => {
  const model = train()
  const unpacked = unpackModel(packModel(model))
  for (const { features } of examples) {
    const before = predictClasses(model, features)
    predictClasses(unpacked, features).forEach((chance, index) => expect(chance).toBeCloseTo(before[index] ?? 0, 1))
  }
})

test('words that no message used leave the scores as they are', () => {
  const model = train()
  const unused = Array.from({ length: buckets }, (_, bucket) => bucket).filter(
    (bucket) => !examples.some(({ features }) => features.includes(bucket)),
  )
  for (const bucket of unused.slice(0, 20)) {
    expect(
      model.weights.subarray(bucket * model.columns, (bucket + 1) * model.columns).every((weight) => weight === 0),
    ).toBe(true)
  }
})
