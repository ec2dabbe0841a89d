import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNeedsMask, fromNeedsMask } from './needs-mask.ts'
import { needKeys } from './needs.ts'

test('a mask names exactly the needs it was made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...needKeys)), (needs) => {
      expect(new Set(fromNeedsMask(toNeedsMask(needs)))).toEqual(new Set(needs))
    }),
  )
})
