import { ArrowRight, Check } from 'lucide-react'
import type { StateCode } from '#domain/places/states.ts'
import { formatDeadline } from '#domain/planner/format-day.ts'
import { type LocalNow, chooseNextItems } from '#domain/today/today.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { getTaskText } from './task-text.ts'
import './today.css'
import { useToday } from './use-today.ts'

export interface NextThing {
  id: string
  title: string
  when?: string
}

interface NextThingsProps {
  things: readonly NextThing[]
  onDone: (id: string) => void
  onOpen: () => void
}

/** The next things in one line each; whom to call and what to say is a tap away. */
export function NextThings({ things, onDone, onOpen }: NextThingsProps) {
  const t = useText('today')
  if (things.length === 0) return null
  return (
    <section aria-labelledby="next-things-title" className="today">
      <h2 id="next-things-title">{things.length === 3 ? t('nextThree') : t('planNext')}</h2>
      <ol className="next-things">
        {things.map(({ id, title, when }) => (
          <li key={id}>
            <button
              type="button"
              className="next-done"
              aria-label={t('doneLabel', { title })}
              onClick={() => onDone(id)}
            >
              <Check aria-hidden size={20} />
            </button>
            <span>
              <strong>{title}</strong>
              {when !== undefined && <span className="block text-md text-ink-2">{when}</span>}
            </span>
          </li>
        ))}
      </ol>
      <Button size="small" className="justify-self-start" icon={<ArrowRight aria-hidden size={18} />} onClick={onOpen}>
        {t('open')}
      </Button>
    </section>
  )
}

interface TodayNextProps {
  now: LocalNow
  state: StateCode | null
  onOpen: () => void
}

/** The next three things from the six answers. */
export function TodayNext({ now, state, onOpen }: TodayNextProps) {
  const t = useText('today')
  const texts = useTextModule('planTasks')
  const { storedToday, markDone } = useToday()
  const items = storedToday ? chooseNextItems(storedToday.answers, now, state, storedToday.done) : []
  const things = items.map(({ task, dueOn, isLate }) => ({
    id: task.id,
    title: getTaskText(task.id, texts).title,
    when: isLate ? t('late') : formatDeadline(dueOn, now.day, texts),
  }))
  return <NextThings things={things} onDone={markDone} onOpen={onOpen} />
}
