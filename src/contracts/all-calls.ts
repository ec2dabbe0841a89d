import {
  addActionPlan,
  deleteActionPlan,
  listActionPlans,
  listActionPlansByQuery,
  updateActionPlan,
} from './action-plans.ts'
import { askReggie } from './assistant.ts'
import type { CallDefinition } from './call.ts'
import { listChatScenarios, traceChat } from './chat-trace.ts'
import { reportClientError } from './client-errors.ts'
import { clearDevice, deleteMyData, setDeviceMode } from './device.ts'
import { recordEvent } from './events.ts'
import { sendFeedback } from './feedback.ts'
import {
  aboutHsds, getHsdsOrganization, getHsdsPlacedService, getHsdsService, getHsdsTaxonomyTerm, listHsdsOrganizations,
  listHsdsPlacedServices, listHsdsServices, listHsdsTaxonomies, listHsdsTaxonomyTerms,
} from './hsds.ts'
import {
  commitImport, decideImport, exportDirectory, getImport, listImportRows, listImports, startImport, undoImport,
} from './imports.ts'
import {
  changeContact, deleteIntroduction, listIntroductions, readIntroduction, replyToIntroduction,
  reportIntroductionOutcome, requestIntroduction, retryIntroduction, showIntroduction,
} from './introductions.ts'
import { reportListing } from './listing-reports.ts'
import { getTutorialVideo } from './media.ts'
import { trackOrganization } from './organizations.ts'
import { createPinSession, retrievePinSession } from './pin-sessions.ts'
import { findPlaces, listCounties } from './places.ts'
import { enhanceActionPlan, generateActionPlan } from './plan-generation.ts'
import { pingPresence, pingSession } from './presence.ts'
import { getCountyPack, getResource } from './resources.ts'
import { findResources, searchResources } from './search.ts'
import { getTransit, planTransit } from './transit.ts'
import { createSession, touchSession, updateSession } from './visitor-sessions.ts'
import { satisfactionStats, voteSatisfaction } from './votes.ts'

/** Every call there is, by name. Tests compare this list with the specification and with the running server. */
export const allCalls = {
  trackOrganization,
  createSession,
  touchSession,
  updateSession,
  recordEvent,
  createPinSession,
  retrievePinSession,
  pingSession,
  pingPresence,
  reportClientError,
  voteSatisfaction,
  satisfactionStats,
  requestIntroduction,
  listIntroductions,
  showIntroduction,
  retryIntroduction,
  deleteIntroduction,
  readIntroduction,
  replyToIntroduction,
  reportIntroductionOutcome,
  changeContact,
  generateActionPlan,
  searchResources,
  findResources,
  askReggie,
  listActionPlans,
  listActionPlansByQuery,
  addActionPlan,
  updateActionPlan,
  deleteActionPlan,
  enhanceActionPlan,
  sendFeedback,
  getTutorialVideo,
  setDeviceMode,
  clearDevice,
  deleteMyData,
  findPlaces,
  listCounties,
  getResource,
  getCountyPack,
  getTransit,
  planTransit,
  reportListing,
  aboutHsds,
  listHsdsServices,
  getHsdsService,
  listHsdsPlacedServices,
  getHsdsPlacedService,
  listHsdsOrganizations,
  getHsdsOrganization,
  listHsdsTaxonomies,
  listHsdsTaxonomyTerms,
  getHsdsTaxonomyTerm,
  startImport,
  listImports,
  getImport,
  listImportRows,
  decideImport,
  commitImport,
  undoImport,
  exportDirectory,
  listChatScenarios,
  traceChat,
} as const satisfies Record<string, CallDefinition>

export type CallName = keyof typeof allCalls

/** Calls described but not served yet. A feature takes its calls off this list when it serves them. */
export const pendingCalls: readonly CallName[] = []

/** The calls that answer today. */
export const servedCalls: Readonly<Record<string, CallDefinition>> = Object.fromEntries(
  Object.entries<CallDefinition>(allCalls).filter(([name]) => !pendingCalls.some((pending) => pending === name)),
)
