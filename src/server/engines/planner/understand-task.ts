import { type SensitiveTopic, findSensitiveTopic } from '#domain/assistant/sensitive.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { type GuideSearch, getGuideSearch } from '#domain/knowledge/guide-index.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import type { PlanTexts } from '#domain/planner/plan-texts.ts'
import type { Task } from '#domain/planner/task.ts'
import type { TaskId } from '#domain/planner/task-graph.ts'
import { fold } from '#domain/text/fold.ts'
import { isAbout, isSurely } from '../assistant/embedded/understand-question.ts'
import type { GuidanceRequest } from './planner.ts'

/** The meaning of a task, as far as it is known. */
export interface TaskMeaning {
  /** One of the planner's own tasks. */
  task: Task | null
  guide: Guide | null
  need: NeedKey
  topic: SensitiveTopic | null
}

export interface UnderstandTaskDeps {
  tasks: readonly Task[]
  /** The planner's texts in every language: a task may have been added in the other one. */
  texts: readonly PlanTexts[]
  guides: readonly Guide[]
}

type TaskQuestion = Pick<GuidanceRequest, 'task' | 'needs'>

/** A planner task is recognized by its title; a task the person wrote is looked up like a question. */
export async function understandTask(question: TaskQuestion, deps: UnderstandTaskDeps): Promise<TaskMeaning> {
  const task = taskTitled(question.task.title, deps)
  const guide = deps.guides.find(({ id }) => id === task?.guide)
  return task && guide ? { task, guide, need: task.need, topic: null } : ownTask(question, task, deps)
}

function taskTitled(title: string, { tasks, texts }: UnderstandTaskDeps): Task | null {
  const foldedTitle = fold(title)
  return tasks.find(({ id }) => texts.some((text) => fold(text.tasks[id as TaskId].title) === foldedTitle)) ?? null
}

/** A task's text without the parts we wrote: those mention danger too, although the person is in none. */
export function getPersonsText({ title, description }: GuidanceRequest['task'], deps: UnderstandTaskDeps): string {
  const task = taskTitled(title, deps)
  if (!task) return `${title}. ${description}`
  const ours = deps.texts.flatMap(({ tasks }) => Object.values<string | undefined>({ ...tasks[task.id as TaskId] }))
  return ours.reduce<string>((left, text) => left.replaceAll(text ?? '\u0000', ' '), description)
}

async function ownTask(
  { task: { title, description, category }, needs }: TaskQuestion,
  task: Task | null,
  { guides }: UnderstandTaskDeps,
): Promise<TaskMeaning> {
  const guide = guideFor(title, description, getGuideSearch(guides))
  const statedNeed = NeedKey.safeParse(category).data
  const interpretedNeed = interpretNeeds(`${title} ${description}`).needs[0]?.need
  const need =
    task?.need ??
    (statedNeed === 'other' ? undefined : statedNeed) ??
    guide?.needs[0] ??
    interpretedNeed ??
    needs[0] ??
    'other'
  return { task, guide, need, topic: findSensitiveTopic(`${title}. ${description}`) }
}

/** The title is the best clue; the description helps when the title is too short. */
function guideFor(title: string, description: string, findGuides: GuideSearch): Guide | null {
  const byTitle = findGuides(title, 1)
  if (isSurely(byTitle[0])) return byTitle[0].guide
  const byBoth = description === '' ? [] : findGuides(`${title} ${description}`, 1)
  return [...byBoth, ...byTitle].find((hit) => isAbout(hit))?.guide ?? null
}
