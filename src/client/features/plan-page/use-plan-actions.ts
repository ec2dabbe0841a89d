import { useState } from 'react'
import { sendFeedback } from '#contracts/feedback.ts'
import { buildCalendarFile } from '#domain/action-plan/calendar.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { recordTaskFeedback } from '#client/state/plan/fresh-plan.ts'
import { openPlanLabel } from '#client/state/plan/plan-tasks.ts'
import {
  type ActOutcome,
  addPlanTasks,
  completePlanTask,
  removePlanTask,
  restorePlanTask,
} from '#client/state/plan/plan-tasks-actions.ts'
import { askGuidance } from '#client/state/plan/plan-tasks-guidance.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { TaskDraft } from './add-task.tsx'
import type { Feedback } from './feedback-form.tsx'

const calendarName = 'my-action-plan.ics'

/** Actions on the list, and their messages. */
export function usePlanActions() {
  const t = useText('planPage')
  const { language } = useLanguage()
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  /** Storing on the device is also a success: only the message differs. */
  const savedText = (outcome: ActOutcome, text: string) => (outcome === 'kept' ? t('waiting') : text)
  const fail = (title: string, text?: string) => showToast({ title, ...(text && { text }), tone: 'destructive' })

  const onToggle = async (task: PlanTask, completed: boolean) => {
    recordTaskFeedback(task.id, completed ? 'done' : null)
    const outcome = await completePlanTask(task, completed)
    if (outcome === 'merged') return
    if (outcome === 'refused' || outcome === 'gone') {
      recordTaskFeedback(task.id, completed ? null : 'done')
      return fail(t('toasts.notUpdated'))
    }
    showToast({ title: t('toasts.updated'), text: savedText(outcome, t('toasts.updatedText')) })
  }
  const onRestore = async (task: PlanTask) => {
    recordTaskFeedback(task.id, task.completed ? 'done' : null)
    if ((await restorePlanTask(task)) === 'refused') return fail(t('toasts.notAdded'))
    showToast({ title: t('toasts.restored') })
  }
  const onRemove = async (task: PlanTask) => {
    const outcome = await removePlanTask(task)
    if (outcome === 'refused') return fail(t('toasts.notRemoved'))
    recordTaskFeedback(task.id, task.completed ? 'done' : 'not-for-me')
    showToast({
      title: t('toasts.removed'),
      text: t('toasts.removedText'),
      action: { label: t('toasts.undo'), onPress: () => void onRestore(task) },
    })
  }
  const onAdd = async (draft: TaskDraft) => {
    const outcome = await addPlanTasks([draft])
    if (outcome === 'refused') fail(t('toasts.notAdded'))
    else showToast({ title: t('toasts.added'), text: savedText(outcome, t('toasts.addedText')) })
    return outcome !== 'refused'
  }
  const onAsk = async (task: PlanTask) => {
    setAsking((all) => new Set(all).add(task.id))
    if (!(await askGuidance(task, language))) fail(t('toasts.noHelp'), t('toasts.noHelpText'))
    setAsking((all) => new Set([...all].filter((id) => id !== task.id)))
  }
  const onFeedback = async (feedback: Feedback) => {
    const isSent = await send(feedback)
    if (isSent) showToast({ title: t('toasts.feedback'), text: t('toasts.feedbackText') })
    else fail(t('toasts.noFeedback'))
    return isSent
  }
  const onCalendar = (tasks: readonly PlanTask[]) => {
    const words = { name: t('calendarFile.name'), reminder: t('calendarFile.reminder') }
    return saveFile(buildCalendarFile({ tasks, words, madeAt: Date.now() }), calendarName, 'calendar')
  }
  return {
    asking,
    onAdd,
    onFeedback,
    onCalendar,
    onToggle: (task: PlanTask, completed: boolean) => void onToggle(task, completed),
    onRemove: (task: PlanTask) => void onRemove(task),
    onAsk: (task: PlanTask) => void onAsk(task),
  }
}

async function send({ rating, text }: Feedback): Promise<boolean> {
  try {
    const words = text.trim()
    await callApi(sendFeedback, {
      body: { sessionId: openPlanLabel(), type: 'action-plan', rating, ...(words && { text: words }) },
    })
    return true
  } catch (error) {
    reportQuietly('feedback', error)
    return false
  }
}
