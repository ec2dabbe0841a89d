import type { Lesson, LessonBlock } from './lessons.ts'

const linesOf = (block: LessonBlock): readonly string[] => {
  if (typeof block === 'string') return [block]
  return 'list' in block ? block.list : block.steps
}

/** The body, line by line. */
export function bodyLines({ body }: Pick<Lesson, 'body'>): string[] {
  return body.flatMap(linesOf)
}

/** What is read aloud: the lesson as it stands on the page. A line of its own is a short pause. */
export function spokenLesson(lesson: Lesson, taskLabel: string): string {
  return [lesson.title, ...bodyLines(lesson), taskLabel, lesson.task].join('\n')
}
