import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type GroModule, type LessonId, type LoadedModule, listLessons } from '#domain/gro/lessons.ts'
import { type DoneLessons, chooseLessonToOpen } from '#domain/gro/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LessonItem, lessonHeadId, type PlanState } from './lesson-item.tsx'

export interface LessonListProps {
  module: GroModule
  content: LoadedModule
  done: DoneLessons
  planStates: Readonly<Partial<Record<LessonId, PlanState>>>
  onMark: (lesson: LessonId, isDone: boolean) => void
  onAddToPlan: (lesson: LessonId) => void
}

/** One lesson is open at a time, initially the next one to do. */
export function LessonList({ module, content, done, planStates, onMark, onAddToPlan }: LessonListProps) {
  const t = useText('gro')
  const [openId, setOpenId] = useState(() => chooseLessonToOpen(done, module))
  const ids = listLessons(module)
  const show = (id: LessonId) => {
    // Closing the lesson above moves everything up, so the position is known only after this render.
    flushSync(() => setOpenId(id))
    const head = document.getElementById(lessonHeadId(id))
    head?.focus({ preventScroll: true })
    head?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section aria-labelledby="gro-lessons" className="grid gap-3">
      <h2 id="gro-lessons">{t('lessons')}</h2>
      <ol className="gro-lessons ui-list-beside">
        {ids.map((id, index) => {
          const lesson = content.lessons[id]
          const next = ids[index + 1]
          return (
            lesson && (
              <LessonItem
                key={id}
                id={id}
                number={index + 1}
                lesson={lesson}
                isOpen={id === openId}
                isDone={done.includes(id)}
                planState={planStates[id] ?? 'open'}
                onToggle={() => (id === openId ? setOpenId(undefined) : show(id))}
                onMark={(isDone) => onMark(id, isDone)}
                onAddToPlan={() => onAddToPlan(id)}
                onNext={next && (() => show(next))}
              />
            )
          )
        })}
      </ol>
    </section>
  )
}
