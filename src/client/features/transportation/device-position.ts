import { type LocationRefusal, toLocationRefusal } from '#domain/places/device-location.ts'
import type { Point } from '#domain/places/distance.ts'
import { roundToCityLevel } from '#domain/transportation/trip-end.ts'
import { currentPosition } from '#client/platform/places/current-position.ts'

export type DevicePosition = { point: Point } | { cause: LocationRefusal }

/** Rounds the position here, so that the exact one does not leave this function (T-5.9). */
export async function devicePosition(): Promise<DevicePosition> {
  const { point, refusal } = await currentPosition()
  if (point) return { point: roundToCityLevel(point) }
  const answer = toLocationRefusal(refusal)
  return { cause: answer.found ? 'unavailable' : answer.cause }
}
