import {
  signIn, signOut, requestReset, finishReset, showInvitation, acceptInvitation, showAccount, updateAccount,
  changePassphrase, startSecondFactor, confirmSecondFactor, removeSecondFactor, listStaffSessions,
  endStaffSessions, listColleagues, inviteColleague, changeColleague,
} from './accounts.ts'
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
import {
  findClaimable, claimListing, suggestListing, listClaims, decideClaim, listSuggestions, closeSuggestion,
} from './claims.ts'
import { reportClientError } from './client-errors.ts'
import { clearDevice, deleteMyData, setDeviceMode } from './device.ts'
import { recordEvent } from './events.ts'
import { sendFeedback } from './feedback.ts'
import {
  aboutHsds, getHsdsOrganization, getHsdsPlacedService, getHsdsService, getHsdsTaxonomyTerm, listHsdsOrganizations,
  listHsdsPlacedServices, listHsdsServices, listHsdsTaxonomies, listHsdsTaxonomyTerms,
} from './hsds.ts'
import {
  commitImport, decideImport, exportDirectory, getImport, getImportMapping, getImportReport, listImportRows,
  listImports, saveImportMapping, startImport, undoImport,
} from './imports.ts'
import {
  changeContact, deleteIntroduction, listIntroductions, readIntroduction, replyToIntroduction,
  reportIntroductionOutcome, requestIntroduction, retryIntroduction, showIntroduction,
} from './introductions.ts'
import { reportListing } from './listing-reports.ts'
import { reportOpportunity } from './opening-reports.ts'
import { getTutorialVideo } from './media.ts'
import { trackOrganization } from './organizations.ts'
import { listOutbox, readOutboxMail, retryOutboxMail } from './outbox.ts'
import { showPartnerAnalytics } from './partner-analytics.ts'
import { askStaffReggie } from './partner-assistant.ts'
import {
  showPartnerSummary, listPartnerIntroductions, showPartnerIntroduction, openPartnerIntroduction,
  respondToIntroduction, assignIntroduction, noteIntroduction, logAttempt, reportPartnerOutcome, logWalkIn,
  showAnswerLink, openAnswerLink, answerByLink, reportOutcomeByLink,
} from './partner-introductions.ts'
import {
  listPartnerListings, showPartnerListing, editPartnerListing, submitPartnerListing, discardListingDraft,
  confirmPartnerListing, pausePartnerListing, addPartnerListing, undoListingChange, answerListingReport,
  listListingChanges, decideListingChange,
} from './partner-listings.ts'
import {
  showPartnerSettings, savePartnerSettings, listTemplates, saveTemplates, listPartnerAudit, exportPartnerData,
} from './partner-settings.ts'
import { createPinSession, retrievePinSession } from './pin-sessions.ts'
import { findPlaces, listCounties } from './places.ts'
import { enhanceActionPlan, generateActionPlan } from './plan-generation.ts'
import { pingPresence, pingSession } from './presence.ts'
import { getCountyPack, getResource } from './resources.ts'
import { findResources, searchResources } from './search.ts'
import { getTransit, planTransit } from './transit.ts'
import { createSession, touchSession, updateSession } from './visitor-sessions.ts'
import { satisfactionStats, voteSatisfaction } from './votes.ts'
import {
  showReggieControl, setReggieMode, setReggieLimits, setGuardrails, tryMessage, listGuardCases, addGuardCase,
  removeGuardCase, listPrompts, draftPrompt, runGoldens, activatePrompt, rollbackPrompt, listStarters, saveStarters,
} from './reggie-control.ts'
import { getReggieBanner, getStarters } from './reggie-visitors.ts'
import {
  listReviewHistory, listItemHistory, undoReview, listReports, settleReport, findListingsForAdmin, showListingForAdmin,
  editListingAsAdmin,
} from './review.ts'
import {
  listPosts, listEvents, getEventFile, listPeerGroups, sendPost, listMyPosts, deleteMyPost, thankPost, reportPost,
} from './community.ts'
import {
  listPartnerPosts, answerQuestion, announceEvent, withdrawPartnerPost, listPostsToReview, decidePost,
} from './community-staff.ts'
import { listOpportunities } from './opportunities.ts'
import {
  listPartnerOpportunities, postOpportunity, endOpportunity, renewOpportunity, listOpportunitiesToReview,
  decideOpportunity,
} from './opportunities-staff.ts'
import {
  showAdminAnalytics, exportAnalytics, listListingsByAge, openResearchTask,
} from './admin-analytics.ts'
import {
  compareSearch, evaluateSearch, explainSearch, listSearchConfigs, promoteSearch, retireSearch, saveSearchCandidate,
} from './search-lab.ts'
import {
  showAdminHome, listStaff, inviteStaff, changeStaff, listOrganizations, addOrganization, changeOrganization,
  renewTrackingCode, removeOrganizationCall, listRecord, showSwitches, saveSwitches, listPresence,
} from './admin-service.ts'

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
  getImportReport,
  getImportMapping,
  saveImportMapping,
  exportDirectory,
  listChatScenarios,
  traceChat,
  signIn,
  signOut,
  requestReset,
  finishReset,
  showInvitation,
  acceptInvitation,
  showAccount,
  updateAccount,
  changePassphrase,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listStaffSessions,
  endStaffSessions,
  listColleagues,
  inviteColleague,
  changeColleague,
  showPartnerSummary,
  listPartnerIntroductions,
  showPartnerIntroduction,
  openPartnerIntroduction,
  respondToIntroduction,
  assignIntroduction,
  noteIntroduction,
  logAttempt,
  reportPartnerOutcome,
  logWalkIn,
  showAnswerLink,
  openAnswerLink,
  answerByLink,
  reportOutcomeByLink,
  findClaimable,
  claimListing,
  suggestListing,
  listClaims,
  decideClaim,
  listSuggestions,
  closeSuggestion,
  listPartnerListings,
  showPartnerListing,
  editPartnerListing,
  submitPartnerListing,
  discardListingDraft,
  confirmPartnerListing,
  pausePartnerListing,
  addPartnerListing,
  undoListingChange,
  answerListingReport,
  listListingChanges,
  decideListingChange,
  showPartnerSettings,
  savePartnerSettings,
  listTemplates,
  saveTemplates,
  listPartnerAudit,
  exportPartnerData,
  askStaffReggie,
  showPartnerAnalytics,
  listOutbox,
  readOutboxMail,
  retryOutboxMail,
  showAdminHome,
  listStaff,
  inviteStaff,
  changeStaff,
  listOrganizations,
  addOrganization,
  changeOrganization,
  renewTrackingCode,
  removeOrganizationCall,
  listRecord,
  showSwitches,
  saveSwitches,
  listPresence,
  showReggieControl,
  setReggieMode,
  setReggieLimits,
  setGuardrails,
  tryMessage,
  listGuardCases,
  addGuardCase,
  removeGuardCase,
  listPrompts,
  draftPrompt,
  runGoldens,
  activatePrompt,
  rollbackPrompt,
  listStarters,
  saveStarters,
  getStarters,
  getReggieBanner,
  listPosts,
  listEvents,
  getEventFile,
  listPeerGroups,
  sendPost,
  listMyPosts,
  deleteMyPost,
  thankPost,
  reportPost,
  listPartnerPosts,
  answerQuestion,
  announceEvent,
  withdrawPartnerPost,
  listPostsToReview,
  decidePost,
  listOpportunities,
  reportOpportunity,
  listPartnerOpportunities,
  postOpportunity,
  endOpportunity,
  renewOpportunity,
  listOpportunitiesToReview,
  decideOpportunity,
  showAdminAnalytics,
  exportAnalytics,
  openResearchTask,
  listListingsByAge,
  listReviewHistory,
  listItemHistory,
  undoReview,
  listReports,
  settleReport,
  findListingsForAdmin,
  showListingForAdmin,
  editListingAsAdmin,
  explainSearch,
  compareSearch,
  listSearchConfigs,
  saveSearchCandidate,
  evaluateSearch,
  promoteSearch,
  retireSearch,
} as const satisfies Record<string, CallDefinition>

export type CallName = keyof typeof allCalls
