import type { StateCode } from '#domain/places/states.ts'
import { formatDeadline } from '#domain/planner/format-day.ts'
import { chooseNextItems, type LocalNow } from '#domain/today/today.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { NextThings } from './next-things.tsx'
import { getTaskText } from './task-text.ts'
import { useToday } from './use-today.ts'

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
