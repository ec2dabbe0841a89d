import { ArrowDown, Check, ChevronDown, ClipboardPlus } from 'lucide-react'
import { type Lesson, type LessonId, type LessonBlock, formatSpokenLesson } from '#domain/gro/lessons.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { lessonPictures } from './lesson-pictures.ts'

export type PlanState = 'open' | 'adding' | 'added'

export interface LessonItemProps {
  id: LessonId
  number: number
  lesson: Lesson
  isOpen: boolean
  isDone: boolean
  planState: PlanState
  onToggle: () => void
  onMark: (isDone: boolean) => void
  onAddToPlan: () => void
  /** Absent in the last lesson. */
  onNext: (() => void) | undefined
}

/** Id of a lesson's heading, used to move focus there. */
export const lessonHeadId = (id: LessonId) => `gro-lesson-${id}`

export function LessonItem(props: LessonItemProps) {
  const { id, number, lesson, isOpen, isDone, onToggle } = props
  const t = useText('gro')
  const panelId = `${lessonHeadId(id)}-text`
  return (
    <li className="gro-lesson">
      <h3>
        <button
          type="button"
          id={lessonHeadId(id)}
          className="gro-lesson-head"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className="ui-row-text">{t('lesson.name', { number, title: lesson.title })}</span>
          {isDone && (
            <Badge tone="ok" icon={<Check aria-hidden size={14} />}>
              {t('lesson.done')}
            </Badge>
          )}
          <ChevronDown aria-hidden size={20} className="gro-chevron" />
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <OpenLesson {...props} />}
      </div>
    </li>
  )
}

function OpenLesson({ id, lesson, isDone, planState, onMark, onAddToPlan, onNext }: LessonItemProps) {
  const t = useText('gro')
  const Icon = lessonPictures[id]
  return (
    <div className="gro-lesson-text">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="gro-picture" aria-hidden="true">
          <Icon size={30} />
        </span>
        <ReadAloudButton
          text={() => formatSpokenLesson(lesson, t('lesson.today'))}
          label={t('readAloud')}
          stopLabel={t('stopReading')}
        />
      </div>
      <LessonBody body={lesson.body} />
      <div className="gro-task">
        <p className="font-semibold">{t('lesson.today')}</p>
        <p>{lesson.task}</p>
        <Button
          size="small"
          icon={<ClipboardPlus aria-hidden size={18} />}
          busy={planState === 'adding'}
          disabled={planState === 'added'}
          onClick={onAddToPlan}
          data-print="hide"
        >
          {t(planState === 'added' ? 'lesson.inPlan' : 'lesson.addToPlan')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2" data-print="hide">
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          icon={isDone ? undefined : <Check aria-hidden size={20} />}
          onClick={() => onMark(!isDone)}
        >
          {t(isDone ? 'lesson.unfinish' : 'lesson.finish')}
        </Button>
        {onNext && (
          <Button
            variant={isDone ? 'primary' : 'secondary'}
            icon={<ArrowDown aria-hidden size={20} />}
            onClick={onNext}
          >
            {t('lesson.next')}
          </Button>
        )}
      </div>
      <p role="status" className="text-ok">
        {isDone && t('lesson.finished')}
      </p>
    </div>
  )
}

function LessonBody({ body }: { body: readonly LessonBlock[] }) {
  return (
    <div className="gro-body">
      {body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LessonBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  return (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
