import { useSyncExternalStore } from 'react'
import type { LessonId } from '#domain/gro/lessons.ts'
import { type DoneLessons, parseDoneLessons, withLesson } from '#domain/gro/progress.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'

const none: DoneLessons = []
const reading = storedReading(['gro-progress'], () => parseDoneLessons(readKey('gro-progress')))

/** Lessons marked as done, stored in this browser only. Never sent anywhere. */
export function useDoneLessons(): DoneLessons {
  return useSyncExternalStore(reading.subscribe, reading.get, () => none)
}

export function markLesson(lesson: LessonId, isDone: boolean): void {
  writeKey('gro-progress', [...withLesson(reading.get(), lesson, isDone)])
}
