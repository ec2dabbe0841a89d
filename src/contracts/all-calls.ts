import * as accessLog from './access-log.ts'
import * as accounts from './accounts.ts'
import * as actionPlans from './action-plans.ts'
import * as adminAnalytics from './admin-analytics.ts'
import * as adminService from './admin-service.ts'
import * as assistant from './assistant.ts'
import type { CallDefinition } from './call.ts'
import * as chatTrace from './chat-trace.ts'
import * as claims from './claims.ts'
import * as clientErrors from './client-errors.ts'
import * as communityStaff from './community-staff.ts'
import * as community from './community.ts'
import * as dangerTraining from './danger-training.ts'
import * as device from './device.ts'
import * as events from './events.ts'
import * as feedback from './feedback.ts'
import * as hsds from './hsds.ts'
import * as imports from './imports.ts'
import * as introductions from './introductions.ts'
import * as listingDrafts from './listing-drafts.ts'
import * as listingReports from './listing-reports.ts'
import * as media from './media.ts'
import * as openingReports from './opening-reports.ts'
import * as opportunitiesStaff from './opportunities-staff.ts'
import * as opportunities from './opportunities.ts'
import * as organizations from './organizations.ts'
import * as outbox from './outbox.ts'
import * as partnerAnalytics from './partner-analytics.ts'
import * as partnerAssistant from './partner-assistant.ts'
import * as partnerIntroductions from './partner-introductions.ts'
import * as partnerListings from './partner-listings.ts'
import * as partnerSettings from './partner-settings.ts'
import * as pinSessions from './pin-sessions.ts'
import * as places from './places.ts'
import * as planGeneration from './plan-generation.ts'
import * as presence from './presence.ts'
import * as reggieControl from './reggie-control.ts'
import * as reggieVisitors from './reggie-visitors.ts'
import * as resources from './resources.ts'
import * as review from './review.ts'
import * as searchLab from './search-lab.ts'
import * as search from './search.ts'
import * as stateLines from './state-lines.ts'
import * as suggestions from './suggestions.ts'
import * as transit from './transit.ts'
import * as visitorSessions from './visitor-sessions.ts'
import * as votes from './votes.ts'

/**
 * The contracts of the API. A glob would save this list, but the server also runs in plain Node, which has none; a test
 * fails with the line to add when a file with calls is missing.
 */
const modules: readonly Readonly<Record<string, unknown>>[] = [
  accessLog,
  accounts,
  actionPlans,
  adminAnalytics,
  adminService,
  assistant,
  chatTrace,
  claims,
  clientErrors,
  communityStaff,
  community,
  dangerTraining,
  device,
  events,
  feedback,
  hsds,
  imports,
  introductions,
  listingDrafts,
  listingReports,
  media,
  openingReports,
  opportunitiesStaff,
  opportunities,
  organizations,
  outbox,
  partnerAnalytics,
  partnerAssistant,
  partnerIntroductions,
  partnerListings,
  partnerSettings,
  pinSessions,
  places,
  planGeneration,
  presence,
  reggieControl,
  reggieVisitors,
  resources,
  review,
  searchLab,
  search,
  stateLines,
  suggestions,
  transit,
  visitorSessions,
  votes,
]

/**
 * Every call, by the name of its constant. Tests compare this list with the fixed contract and with the running
 * server. Nothing the client loads may import it: it holds every contract.
 */
export const allCalls: Readonly<Record<string, CallDefinition>> = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, CallDefinition] => isCall(entry[1])),
  ),
)

/** Contracts also export schemas, which have no path. */
function isCall(exported: unknown): exported is CallDefinition {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
