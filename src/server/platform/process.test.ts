import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { releaseMemory } from './process.ts'

test('what nobody holds any more is given back', async () => {
  const left = new WeakRef({ table: new Float64Array(1000) })
  // A reference made in this turn holds until the turn is over.
  await nextTurn()
  releaseMemory()
  expect(left.deref()).toBeUndefined()
})
