import { expect, test } from 'vitest'
import { getDeviceType } from './device-type.ts'

test.each([
  [0, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('a window %i pixels wide is a %s', (widthPx, type) => {
  expect(getDeviceType(widthPx)).toBe(type)
})
