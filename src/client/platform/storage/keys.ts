import * as z from 'zod/mini'
// First: it ends the first task of the start.
import {
  StoredChatSession,
  StoredDocuments,
  StoredResults,
  StoredSavedList,
  StoredSearchProgress,
  StoredSession,
  StoredTransport,
  StoredTutorialProgress,
  withoutAnswers,
  withoutTransport,
} from './stored-shapes.ts'
import { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { PlanDraft } from '#domain/action-plan/plan-draft.ts'
import type { DeviceMode } from '#domain/device-mode.ts'
import { Instant } from '#domain/instant.ts'
import { Language } from '#domain/language.ts'

type Area = 'local' | 'session' | 'draft'
/** `json` values are JSON; `text` values are the bare string that existing browsers already store. */
type Form = 'json' | 'text'

export interface StorageKey<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /**
   * Which storage is used; on a shared device local keys move to session storage (T-5.5). A draft is in session storage
   * too, except on the person's own device, where it survives hiding the site (T-5.6).
   */
  readonly area: Area
  readonly form: Form
  /** Increase it when an older value would still parse but mean something else: older values are then dropped. */
  readonly version: number
  readonly schema: Schema
  /** Returned when nothing usable is stored. */
  readonly fallback: z.output<Schema> | undefined
  /** Reduces a value before it is stored on a device that is not the person's own. */
  unlessOwnDevice?(value: z.output<Schema>, mode: DeviceMode): z.output<Schema>
}

function key<Schema extends z.ZodMiniType, Fallback extends z.output<Schema> | undefined>(
  area: Area,
  form: Form,
  schema: Schema,
  fallback: Fallback,
  unlessOwnDevice?: (value: z.output<Schema>, mode: DeviceMode) => z.output<Schema>,
) {
  return { area, form, version: 1, schema, fallback, ...(unlessOwnDevice ? { unlessOwnDevice } : {}) }
}

const Label = z.string().check(z.regex(/^[\w.:-]{1,128}$/))
const promptIndex = key('local', 'json', z.int().check(z.minimum(0)), 0)

/**
 * Every key this product may store in a browser. Nothing here may hold a PIN, return words, a name, phone, email or
 * story; only `form-drafts` may, of an introduction that is being written.
 */
export const storageKeys = {
  'reggie-tutorial-progress': key('local', 'json', StoredTutorialProgress, undefined),
  'reggie-chat-sessions': key('local', 'json', z.array(StoredChatSession), []),
  'next-chapter-search-progress': key('local', 'json', StoredSearchProgress, undefined),
  userSession: key('local', 'json', StoredSession, undefined),
  savedResources: key('local', 'json', StoredSavedList, [], withoutAnswers),
  lastSearchResults: key('local', 'json', StoredResults, undefined),
  hasCompletedOnboarding: key('local', 'json', z.boolean(), false),
  lastVisit: key('local', 'json', Instant, undefined),
  cacheVersion: key('local', 'text', z.string().check(z.minLength(1), z.maxLength(64)), undefined),
  prompt_index_toolUp: promptIndex,
  prompt_index_getInMotion: promptIndex,
  prompt_index_layFoundation: promptIndex,
  prompt_index_createValue: promptIndex,
  prompt_index_ownMindset: promptIndex,
  prompt_index_documentPrep: promptIndex,
  prompt_index_healthSupport: promptIndex,
  prompt_index_housing: promptIndex,
  prompt_index_thriveAtWork: promptIndex,
  /** Names of lessons marked as done; never sent. */
  'gro-progress': key('local', 'json', z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)), []),
  /** The last plan that was made, so that it opens offline; its age is checked when it is read. */
  'last-action-plan': key('local', 'json', StoredPlan, undefined),
  /** Unfinished answers, for a reload in the middle; removed when the plan is made and on Start Over. */
  'plan-draft': key('draft', 'json', PlanDraft, undefined),
  /** Other unfinished forms, on the person's own device only and for 24 hours; parsed by `platform/form/form-drafts.ts`. */
  'form-drafts': key('draft', 'json', z.record(z.string(), z.unknown()), {}, () => ({})),
  /** The six Today answers and which tasks are done; never sent. Parsed by the Today card. */
  today: key('local', 'json', z.record(z.string(), z.unknown()), {}),
  /**
   * What a person checked about themselves, to know what to ask a place: never sent, never saved under a PIN. Only for
   * this tab, unless the device is their own; nothing of it on a shared one. Parsed by `platform/own-facts/own-facts.ts`.
   */
  'about-me': key('draft', 'json', z.array(z.unknown()), [], (facts, mode) => (mode === 'shared' ? [] : facts)),
  /** Documents marked as in hand, the two states and the goal of the path; no number or name from any document. */
  'documents-progress': key('local', 'json', StoredDocuments, undefined),
  /** The session id of the task list, created once. Its tasks are under `userSession`, as a PIN saves them. */
  planSessionId: key('local', 'text', Label, undefined),
  /** Task list changes waiting for a connection, and guidance by task; parsed by the plan page. */
  planQueue: key('local', 'json', z.array(z.unknown()), []),
  planGuidance: key('local', 'json', z.record(z.string(), z.unknown()), {}),
  /** Bus lines of the last county and the curfew hours: on the person's own device only. */
  'transportation-guide': key('local', 'json', StoredTransport, undefined, withoutTransport),
  /** Jobs a person applied for and when to follow up; never sent. Parsed entry by entry by the application log tool. */
  'application-log': key('local', 'json', z.array(z.unknown()), []),
  language: key('local', 'text', Language, undefined),
  sessionId: key('local', 'text', Label, undefined),
  forceWelcomeScreen: key('session', 'json', z.boolean(), false),
  chatModeActive: key('session', 'json', z.boolean(), false),
  tabSessionId: key('session', 'text', Label, undefined),
  /** The session id from the address, for this tab only. */
  tabPlanSessionId: key('session', 'text', Label, undefined),
  /** Start time of the search whose indicator was dismissed: a newer search shows it again. */
  dismissedSearchIndicator: key('session', 'json', Instant, undefined),
}

export type StorageKeyName = keyof typeof storageKeys
export type StoredValue<Name extends StorageKeyName> = z.output<(typeof storageKeys)[Name]['schema']>
/** The result of reading: the value, or the key's fallback. */
export type ReadValue<Name extends StorageKeyName> = StoredValue<Name> | (typeof storageKeys)[Name]['fallback']
