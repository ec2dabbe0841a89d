import type { NeedKey } from '../needs/needs.ts'
import { groModules } from '../prompts/modules.ts'
import { answersNeed } from '../resources/answers-need.ts'
import type { Resource } from '../resources/resource.ts'

export type GroModule = (typeof groModules)[number]

export const isGroModule = (name: string): name is GroModule => groModules.some((module) => module === name)

/** The lessons of each module in reading order. Ids are unique across all modules. */
export const groLessons = {
  thriveAtWork: ['firstDay', 'onTime', 'talkToBoss', 'takeFeedback', 'coworkers', 'firstPaycheck'],
  toolUp: ['phone', 'scams', 'passwords', 'jobEmail', 'sharedDevices', 'maps'],
  getInMotion: ['jobCenter', 'resume', 'recordQuestion', 'interview', 'speakUp', 'keepApplying'],
  layFoundation: ['papers', 'budget', 'bank', 'credit', 'renting', 'cushion'],
  createValue: ['skill', 'price', 'firstClient', 'getPaid', 'books', 'easyMoney'],
  ownMindset: ['calmBody', 'selfTalk', 'sleep', 'oldFriends', 'smallGoals', 'talkToSomeone'],
} as const satisfies Record<GroModule, readonly string[]>

export type ModuleLessonId<Module extends GroModule> = (typeof groLessons)[Module][number]
export type LessonId = ModuleLessonId<GroModule>

export function listLessons(module: GroModule): readonly LessonId[] {
  return groLessons[module]
}

/** A paragraph, a bulleted list, or ordered steps. */
export type LessonBlock = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] }

export interface Lesson {
  readonly title: string
  readonly body: readonly LessonBlock[]
  /** The one action for today. It can become a task of the person's plan. */
  readonly task: string
}

export interface CheckQuestion {
  readonly ask: string
  readonly choices: readonly [string, string, string]
  /** Index of the correct choice. */
  readonly right: 0 | 1 | 2
  readonly why: string
}

/** All lesson texts of one module, in one language. */
export interface ModuleLessons<Module extends GroModule = GroModule> {
  /** Two sentences. */
  readonly why: readonly [string, string]
  readonly lessons: Readonly<Record<ModuleLessonId<Module>, Lesson>>
  readonly check: readonly [CheckQuestion, CheckQuestion, CheckQuestion]
}

/** A module as loaded, for callers that know only its name: any lesson id can be looked up. */
export interface LoadedModule extends Omit<ModuleLessons, 'lessons'> {
  readonly lessons: Readonly<Partial<Record<LessonId, Lesson>>>
}

/** The module in a URL such as `/gro#toolUp`, if it is one. */
export function parseModuleHash(hash: string): GroModule | null {
  return groModules.find((module) => hash === `#${module}`) ?? null
}

/** The choice for each question, by index; undefined until one is made. */
export type CheckAnswers = readonly (number | undefined)[]

export function isComplete(questions: readonly CheckQuestion[], answers: CheckAnswers): boolean {
  return questions.every((_, index) => answers[index] !== undefined)
}

export function countRightAnswers(questions: readonly CheckQuestion[], answers: CheckAnswers): number {
  return questions.filter(({ right }, index) => answers[index] === right).length
}

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

/** The needs of each module, best match first. */
const needsByModule: Record<GroModule, readonly NeedKey[]> = {
  thriveAtWork: ['employment', 'job-training'],
  toolUp: ['technology-digital-literacy', 'education'],
  getInMotion: ['employment', 'job-training'],
  layFoundation: ['housing', 'financial-assistance', 'id-documentation'],
  createValue: ['job-training', 'employment', 'education'],
  ownMindset: ['mental-health', 'peer-support', 'recovery-support'],
}

const maxListings = 3

/** A few listings from the person's own list that fit a module: the best need first, otherwise in list order. */
export function findRelatedListings(listings: readonly Resource[], module: GroModule): Resource[] {
  const fitting = needsByModule[module].flatMap((need) => listings.filter((listing) => answersNeed(listing, need)))
  return [...new Set(fitting)].slice(0, maxListings)
}
