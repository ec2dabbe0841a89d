import { groModules } from '#domain/prompts/modules.ts'
import { groLessons, type GroModule, type LessonId, listLessons } from './lessons.ts'

/** The lessons a person has marked as done, in the order of the lessons. */
export type DoneLessons = readonly LessonId[]

const everyLesson: readonly LessonId[] = groModules.flatMap((module) => groLessons[module])

/** The stored lessons, without unknown (or removed) ones and duplicates. */
export function parseDoneLessons(stored: readonly string[]): DoneLessons {
  return everyLesson.filter((id) => stored.includes(id))
}

export function withLesson(done: DoneLessons, lesson: LessonId, isDone: boolean): DoneLessons {
  return everyLesson.filter((id) => (id === lesson ? isDone : done.includes(id)))
}

export interface LessonCount {
  done: number
  total: number
}

export function countModuleLessons(done: DoneLessons, module: GroModule): LessonCount {
  const lessons = listLessons(module)
  return { done: lessons.filter((id) => done.includes(id)).length, total: lessons.length }
}

export function countAllLessons(done: DoneLessons): LessonCount {
  return { done: done.length, total: everyLesson.length }
}

/** The lesson to continue with: the first that is not done, else the first. */
export function chooseLessonToOpen(done: DoneLessons, module: GroModule): LessonId | undefined {
  const lessons = listLessons(module)
  return lessons.find((id) => !done.includes(id)) ?? lessons[0]
}
