import { expect, test } from 'vitest'
import { restBeforeWaveMs, waveMs } from './wave.ts'

test('the hand waves for a second and a half, every eight to fifteen seconds', () => {
  expect(waveMs).toBe(1500)
  expect(restBeforeWaveMs(0)).toBe(8000)
  expect(restBeforeWaveMs(1)).toBe(15_000)
})
