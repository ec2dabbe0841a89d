import { type LocationRefusal, refusedLocation } from '#domain/places/use-my-location.ts'
import type { Point } from '#domain/places/distance.ts'
import { cityLevel } from '#domain/transportation/trip-end.ts'

/** For the device itself, once it may look. */
const devicePatienceMs = 15_000
/** With the browser's own question left unanswered, nothing else would ever end the waiting. */
const questionPatienceMs = 60_000
/** A position a few minutes old is in the same part of town. */
const positionAgeMs = 300_000

export type DevicePosition = { point: Point } | { cause: LocationRefusal }

const refused = (code: number | null): DevicePosition => {
  const answer = refusedLocation(code)
  return { cause: answer.found ? 'unavailable' : answer.cause }
}

/** Asks the device once, after a tap. The exact position does not leave this function: it is rounded here (T-5.9). */
export function devicePosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    // Not there outside secure pages, whatever the types say.
    const device = navigator.geolocation as Geolocation | undefined
    if (!device) return resolve(refused(null))
    const timer = setTimeout(() => resolve(refused(3)), questionPatienceMs)
    const settle = (position: DevicePosition) => {
      clearTimeout(timer)
      resolve(position)
    }
    device.getCurrentPosition(
      ({ coords }) => settle({ point: cityLevel({ lat: coords.latitude, lon: coords.longitude }) }),
      ({ code }) => settle(refused(code)),
      { enableHighAccuracy: false, timeout: devicePatienceMs, maximumAge: positionAgeMs },
    )
  })
}
