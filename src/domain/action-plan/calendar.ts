import { writeCalendarFile } from '../calendar/calendar-file.ts'
import { isRealDay, type PlanTask } from './task-list.ts'

interface CalendarTexts {
  /** The calendar name shown by calendar programs. */
  name: string
  /** Text of the reminder, shown before the task's own title. */
  reminder: string
}

interface PlanCalendar {
  tasks: readonly PlanTask[]
  words: CalendarTexts
  /** When the file is created, in epoch milliseconds. */
  madeAt: number
}

/** A task without a valid date cannot go into a calendar. */
export function isDated(task: PlanTask): task is PlanTask & { dueOn: string } {
  return task.dueOn !== null && isRealDay(task.dueOn)
}

/** A calendar file: one all-day event for each dated task, with a reminder at six in the evening before. */
export function buildCalendarFile({ tasks, words, madeAt }: PlanCalendar): string {
  return writeCalendarFile({
    kind: 'Action Plan',
    name: words.name,
    madeAt,
    events: tasks.filter(isDated).map(({ id, title, description, dueOn }) => ({
      id,
      time: { day: dueOn },
      title,
      description,
      isPrivate: true,
      isFree: true,
      reminders: [{ text: `${words.reminder} ${title}`, trigger: '-PT6H' }],
    })),
  })
}
