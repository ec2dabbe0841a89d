import { groModules } from '#domain/prompts/modules.ts'

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
