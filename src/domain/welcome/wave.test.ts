import { expect, test } from 'vitest'
import { getRestBeforeWaveMs, waveMs } from './welcome.ts'

test('the hand waves for a second and a half, every eight to fifteen seconds', () => {
  expect(waveMs).toBe(1500)
  expect(getRestBeforeWaveMs(0)).toBe(8000)
  expect(getRestBeforeWaveMs(1)).toBe(15_000)
})
