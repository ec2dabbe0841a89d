import type { TodayTaskId } from '../today/today.ts'
import type { Signal } from './signals.ts'
import type { AskedSignal, ShownSignal, CallerFact } from './shown-signals.ts'
import type { WaySignal } from './way-signals.ts'
import type { TaskId } from './task-graph.ts'
import type { DayTopic } from './read-named-days.ts'
import type { Offer, Relation } from './who-helps.ts'

/** The texts of one task. */
export interface TaskText {
  readonly title: string
  /** The title where the person named the day: "Get ready for court on {date}". */
  readonly titleOn?: string
  readonly detail: string
  /** What to say to the person who answers, in the first person; what they tell of themselves stands before it. */
  readonly say: string
  /** What to ask 2-1-1 for where nobody else can be called; completes "I need …". */
  readonly ask211?: string
  /** Whom to call when the number is on the person's own documents or in their phone. */
  readonly who?: string
}

/** What a step says beside its usual text, for some people or where the day is known. */
export interface PlanNotes {
  /** A day with its hour: {date} and {time}; in Spanish one o'clock has its own form. */
  readonly dayAt: string
  readonly dayAtOne: string
  /** What the person can do, for whoever helps with work. */
  readonly canDo: string
  /** Whom to call when the place of an urgent step does not answer. */
  readonly backup: string
  /** What a person tells of themselves, with its day. */
  readonly toldOn: Readonly<Partial<Record<CallerFact, string>>>
  /** What to say where the person named the day. */
  readonly sayOn: Readonly<Partial<Record<TaskId, string>>>
  /** Titles with the day, of tasks whose other texts phones fetch. */
  readonly titleOn: Readonly<Partial<Record<TaskId, string>>>
  /** The words where the day is the last one: {date}. */
  readonly lastDay: Readonly<
    Partial<Record<TaskId, { readonly title: string; readonly say: string; readonly detail?: string }>>
  >
  /** The words where the day is kept by phone: {date}. */
  readonly byPhone: Readonly<
    Partial<Record<TaskId, { readonly title: string; readonly say: string; readonly detail: string }>>
  >
  /** The day of a step whose title has none: {date}. */
  readonly onDay: string
  /** What to ask 2-1-1 for where the person named the day. */
  readonly askOn: Readonly<Partial<Record<TaskId, string>>>
  /** What somebody the person named can do for a step: {name}. */
  readonly helper: Readonly<Partial<Record<TaskId, string>>>
  /** The same where somebody offers just what the step needs. */
  readonly offers: Readonly<Partial<Record<Offer, Readonly<Partial<Record<TaskId, string>>>>>>
  /** “I have {count} kids with me.” */
  readonly kids: string
  /** “My kids are {younger} and {older}.” */
  readonly kidsOfAge: string
  /** “My child is {age}.” */
  readonly kidOfAge: string
  /** Where a call can be made without a phone of one's own. */
  readonly noPhone: string
  /** How to reach others for whoever cannot just call. */
  readonly ways: Readonly<Record<WaySignal, string>>
  readonly wheelchair: string
  /** Relatives whom the person did not call by name. */
  readonly kin: Readonly<Record<Relation, string>>
  /** Whom to call, where the person named somebody. */
  readonly callName: string
  /** What only a lawyer should hear, where the call is to somebody who looks one up: {words}. */
  readonly forLawyer: string
  /** Sentences for those of whom a thing is so, and for everybody. */
  readonly also: Readonly<Partial<Record<TaskId, Readonly<Partial<Record<Signal | 'always', string>>>>>>
}

/** The texts a plan is built from: `planTexts` of either language has this shape. */
export interface PlanTexts {
  readonly title: string
  readonly opening: {
    readonly hello: string
    readonly strengths: string
    readonly noStrengths: string
    readonly support: string
    readonly noSupport: string
    /** What holds for every call. */
    readonly calls: string
    /** The same for somebody whom another person at home must not see planning. */
    readonly callsHidden: string
    /** Before days on which offices are shut: {days}. */
    readonly closed: string
    /** On such a day. */
    readonly closedToday: string
    /** For whoever may leave a house only with a yes. */
    readonly permission: string
    /** For whoever writes for somebody else. */
    readonly forAnother: string
    /** Where the answers say little: what to tell for a better plan. */
    readonly sayMore: string
    /** Where an answer is too long to be read to its end, and where no answer was read because there was no time for it. */
    readonly read: Readonly<Record<'beginnings' | 'nothing', string>>
  }
  /** The heading of all that is due after the first week. */
  readonly later: string
  /** What a person may tell of themselves before asking. */
  readonly told: Readonly<Record<CallerFact, string>>
  /** How each thing was understood, as a sentence to the person. */
  readonly understood: Readonly<Record<ShownSignal, string>>
  /** The same with the day: "Court on {date}." */
  readonly understoodOn: Readonly<Partial<Record<ShownSignal, string>>>
  /** The same where the day is the last one. */
  readonly understoodBy: Readonly<Partial<Record<ShownSignal, string>>>
  /** Questions back. */
  readonly questions: Readonly<Record<AskedSignal, string>>
  readonly phases: {
    readonly now: string
    readonly week1: string
    readonly week2: string
    readonly week3: string
    readonly week4: string
  }
  readonly dates: {
    readonly weekdays: readonly string[]
    readonly months: readonly string[]
    readonly day: string
    readonly short: string
    readonly today: string
    readonly by: string
  }
  readonly step: {
    readonly where: string
    readonly say: string
    readonly callPerson: string
    readonly callOffice: string
    readonly call211: string
    /** What 2-1-1 hears: {county} and {what}. */
    readonly say211: string
    /** The same where the county is unknown. */
    readonly say211Anywhere: string
    /** Where the directory has no place of the kind that a step needs. */
    readonly noPlace: string
    readonly startOnline: string
    readonly online: string
    readonly office: string
    readonly goal: string
    /** What the person wrote, told in their own words. */
    readonly ownWords: string
  }
  /** Small parts beside the steps. */
  readonly parts: {
    /** The heading of the days that the person named. */
    readonly days: string
    /** {date} and {what}. */
    readonly day: string
    /** What each kind of day is, where the kind says more than the words. */
    readonly about: Readonly<Partial<Record<DayTopic, string>>>
    /** What is kept by phone, video or text. */
    readonly byPhone: string
    /** What must not happen on it. */
    readonly warnings: { readonly noContact: string; readonly border: string }
    /** The same where it is the last day for something. */
    readonly lastDay: Readonly<Partial<Record<DayTopic, string>>>
    /** The step that prepares for the day: {title}. */
    readonly before: string
    /** The step of the day itself: {title}. */
    readonly thatDay: string
    /** The heading of what goes well already. */
    readonly keep: string
    /** {words} and the next {date}. */
    readonly keepOn: string
    /** {words} and the next {days}, where it is on several. */
    readonly keepDays: string
    readonly keepAll: string
  }
  readonly closing: string
  /** The same for somebody whom another person at home must not see planning. */
  readonly closingHidden: string
  readonly tasks: Readonly<Record<TaskId, TaskText>>
  readonly notes: PlanNotes
}

/** The part of them that "Today" uses, which phones fetch: `planTasks` of either language has this shape. */
export interface TodayTexts extends Pick<PlanTexts, 'dates' | 'step'> {
  readonly tasks: Readonly<Record<TodayTaskId, TaskText>>
}
