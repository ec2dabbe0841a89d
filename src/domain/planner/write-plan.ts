import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { type PlanPhase, type PlanStep, planPhases } from '../action-plan/plan-step.ts'
import type { Language } from '../language.ts'
import { addDays } from './calendar.ts'
import { lastDay, phaseStarts } from './date-tasks.ts'
import { formatDeadline, formatShortDay } from './format-day.ts'
import { fillText } from './fill-text.ts'
import { isEmptyAnswer, cleanOwnWords } from './own-words.ts'
import type { PlanTexts } from './plan-texts.ts'
import { writeHelpLines, writeScript } from './step-lines.ts'
import type { DatedTask } from './task.ts'
import type { TaskId } from './task-graph.ts'
import type { TaskHelp } from './task-office.ts'

export type { TaskHelp } from './task-office.ts'

export interface PlanWriterInput {
  /** As returned by `chooseTasks`. */
  tasks: readonly DatedTask[]
  /** By task id; a task without an entry gets the text for 2-1-1. */
  help: ReadonlyMap<string, TaskHelp>
  answers: PlanAnswers
  language: Language
  /** `planTasks` of that language. */
  texts: PlanTexts
  /** The date the tasks were chosen for. */
  today: string
  /** Words about danger are not quoted. */
  hasDanger: (text: string) => boolean
}

export interface WrittenPlan {
  /** Lines with **bold** Markdown. */
  plan: string
  steps: PlanStep[]
}

const noHelp: TaskHelp = { place: null, office: null }
const goalTask: TaskId = 'three-month-goal'

/** The plan in the person's language, as one text to read and as steps to check off. */
export function writePlan(input: PlanWriterInput): WrittenPlan {
  const { tasks, help, texts, today } = input
  const steps = tasks.map((dated) => buildStep(dated, input))
  const numbered = steps.map((step, i) => {
    const heading = `**${i + 1}. ${step.title}** (${formatDeadline(step.dueOn, today, texts)})`
    const below = writeStepLines(step, help.get(step.task) ?? noHelp, texts)
    return { phase: step.phase, lines: [heading, step.detail, ...below, ''] }
  })
  const phases = planPhases.flatMap((phase) => {
    const lines = numbered.filter((step) => step.phase === phase).flatMap((step) => step.lines)
    return lines.length === 0 ? [] : [`**${phaseTitle(phase, input)}**`, '', ...lines]
  })
  return { plan: [`**${texts.title}**`, ...writeOpening(input), '', ...phases, texts.closing].join('\n'), steps }
}

function writeStepLines({ script }: PlanStep, help: TaskHelp, texts: PlanTexts): string[] {
  return script === null ? [] : writeHelpLines(script, help, texts)
}

function buildStep({ task, phase, dueOn }: DatedTask, { help, answers, texts, hasDanger }: PlanWriterInput): PlanStep {
  const text = texts.tasks[task.id as TaskId]
  const found = help.get(task.id) ?? noHelp
  const goal = cleanOwnWords(answers.goals_3_months)
  const isGoal = task.id === goalTask && goal !== '' && !isEmptyAnswer(goal) && !hasDanger(goal)
  return {
    task: task.id,
    phase,
    title: text.title,
    detail: isGoal ? `${fillText(texts.step.goal, { words: goal })}. ${text.detail}` : text.detail,
    category: task.need,
    priority: task.priority,
    dueOn,
    place: found.place,
    script: writeScript(text, found, texts),
  }
}

function phaseTitle(phase: PlanPhase, { texts, today }: PlanWriterInput): string {
  const next = planPhases[planPhases.indexOf(phase) + 1]
  const last = next ? phaseStarts[next] - 1 : lastDay
  const [from, to] = [phaseStarts[phase], last].map((day) => formatShortDay(addDays(today, day), texts))
  return fillText(texts.phases[phase], { from: from ?? '', to: to ?? '' })
}

/** What the person has and who supports them, in their own words. Words about danger are never quoted. */
function writeOpening({ answers, texts: { opening }, hasDanger }: PlanWriterInput): string[] {
  const quoteAnswer = (answer: string, text: string, empty: string) => {
    const words = cleanOwnWords(answer)
    return isEmptyAnswer(words) || hasDanger(answer) ? empty : fillText(text, { words })
  }
  return [
    opening.hello,
    quoteAnswer(answers.strengths, opening.strengths, opening.noStrengths),
    quoteAnswer(answers.support_system, opening.support, opening.noSupport),
  ]
}
