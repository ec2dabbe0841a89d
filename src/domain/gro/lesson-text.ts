import type { Lesson, LessonBlock } from './lessons.ts'

const toLines = (block: LessonBlock): readonly string[] => {
  if (typeof block === 'string') return [block]
  return 'list' in block ? block.list : block.steps
}

/** The body, line by line. */
export function listBodyLines({ body }: Pick<Lesson, 'body'>): string[] {
  return body.flatMap(toLines)
}

/** The text that is read aloud: the lesson as shown on the page. A separate line is a short pause. */
export function formatSpokenLesson(lesson: Lesson, taskLabel: string): string {
  return [lesson.title, ...listBodyLines(lesson), taskLabel, lesson.task].join('\n')
}
