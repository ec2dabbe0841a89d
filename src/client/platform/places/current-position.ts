import type { Point } from '#domain/places/distance.ts'

/** Timeout for the device itself, once permission is granted. */
const devicePatienceMs = 15_000
/** Overall timeout: if the permission prompt is left unanswered, nothing else would end the wait. */
const questionPatienceMs = 60_000
/** A position a few minutes old is in the same part of town. */
const positionAgeMs = 300_000

/** A refusal is the browser's error code, or null where it has no geolocation at all. */
type Position = { point: Point; refusal?: undefined } | { point?: undefined; refusal: number | null }
const timedOut: Position = { refusal: 3 }

/** Asks the device once, after a tap. Callers must not store or send the point (T-5.9). */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve) => {
    // Missing outside secure contexts, whatever the types say.
    const device = navigator.geolocation as Geolocation | undefined
    if (!device) return resolve({ refusal: null })
    const timer = setTimeout(() => resolve(timedOut), questionPatienceMs)
    const settle = (position: Position) => {
      clearTimeout(timer)
      resolve(position)
    }
    device.getCurrentPosition(
      ({ coords }) => settle({ point: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code }) => settle({ refusal: code }),
      { enableHighAccuracy: false, timeout: devicePatienceMs, maximumAge: positionAgeMs },
    )
  })
}
