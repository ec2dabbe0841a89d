/** How long the hand waves, and how long it rests before the next wave. */
export const waveMs = 1500
const shortestRestMs = 8000
const longestRestMs = 15_000

/** `chance` is a number from 0 to 1. */
export function getRestBeforeWaveMs(chance: number): number {
  return shortestRestMs + chance * (longestRestMs - shortestRestMs)
}
