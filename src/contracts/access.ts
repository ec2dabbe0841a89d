import type { Role } from '#domain/accounts/roles.ts'
import { allCalls, type CallName } from './all-calls.ts'
import type { CallDefinition } from './call.ts'

/**
 * Who may make a call:
 * - `visitor`: anyone; what is theirs is decided by their cookie (T-1.2);
 * - `link`: whoever has the token in the address, for the one record it names;
 * - `account`: anyone signed in, about themselves;
 * - a role: it and those above it on its ladder. A partner's role reaches its own organization and nothing else.
 */
export type Access = 'visitor' | 'link' | 'account' | Role

/**
 * The one role matrix (THREATS §4, T-4.2). The server refuses by it, the access tests are made from it, and a call that
 * is missing here does not compile.
 */
export const accessMatrix: Record<CallName, Access> = {
  trackOrganization: 'visitor',
  createSession: 'visitor',
  touchSession: 'visitor',
  updateSession: 'visitor',
  recordEvent: 'visitor',
  createPinSession: 'visitor',
  retrievePinSession: 'visitor',
  pingSession: 'visitor',
  pingPresence: 'visitor',
  reportClientError: 'visitor',
  voteSatisfaction: 'visitor',
  satisfactionStats: 'visitor',
  requestIntroduction: 'visitor',
  listIntroductions: 'visitor',
  showIntroduction: 'visitor',
  retryIntroduction: 'visitor',
  deleteIntroduction: 'visitor',
  readIntroduction: 'visitor',
  replyToIntroduction: 'visitor',
  reportIntroductionOutcome: 'visitor',
  changeContact: 'visitor',
  generateActionPlan: 'visitor',
  searchResources: 'visitor',
  findResources: 'visitor',
  askReggie: 'visitor',
  listActionPlans: 'visitor',
  listActionPlansByQuery: 'visitor',
  addActionPlan: 'visitor',
  updateActionPlan: 'visitor',
  deleteActionPlan: 'visitor',
  enhanceActionPlan: 'visitor',
  sendFeedback: 'visitor',
  getTutorialVideo: 'visitor',
  setDeviceMode: 'visitor',
  clearDevice: 'visitor',
  deleteMyData: 'visitor',
  findPlaces: 'visitor',
  listCounties: 'visitor',
  getResource: 'visitor',
  getCountyPack: 'visitor',
  getTransit: 'visitor',
  planTransit: 'visitor',
  reportListing: 'visitor',
  aboutHsds: 'visitor',
  listHsdsServices: 'visitor',
  getHsdsService: 'visitor',
  listHsdsPlacedServices: 'visitor',
  getHsdsPlacedService: 'visitor',
  listHsdsOrganizations: 'visitor',
  getHsdsOrganization: 'visitor',
  listHsdsTaxonomies: 'visitor',
  listHsdsTaxonomyTerms: 'visitor',
  getHsdsTaxonomyTerm: 'visitor',
  // Reviewers look; only administrators change the directory.
  startImport: 'reviewer',
  listImports: 'reviewer',
  getImport: 'reviewer',
  listImportRows: 'reviewer',
  decideImport: 'reviewer',
  commitImport: 'admin',
  undoImport: 'admin',
  exportDirectory: 'admin',
  listChatScenarios: 'admin',
  traceChat: 'admin',
  signIn: 'visitor',
  signOut: 'visitor',
  requestReset: 'visitor',
  finishReset: 'link',
  showInvitation: 'link',
  acceptInvitation: 'link',
  showAccount: 'visitor',
  updateAccount: 'account',
  changePassphrase: 'account',
  startSecondFactor: 'account',
  confirmSecondFactor: 'account',
  removeSecondFactor: 'account',
  listStaffSessions: 'account',
  endStaffSessions: 'account',
  listColleagues: 'partner_viewer',
  inviteColleague: 'partner_admin',
  changeColleague: 'partner_admin',
  showPartnerSummary: 'partner_viewer',
  listPartnerIntroductions: 'partner_viewer',
  showPartnerIntroduction: 'partner_viewer',
  openPartnerIntroduction: 'partner_staff',
  respondToIntroduction: 'partner_staff',
  assignIntroduction: 'partner_staff',
  noteIntroduction: 'partner_staff',
  logAttempt: 'partner_staff',
  reportPartnerOutcome: 'partner_staff',
  logWalkIn: 'partner_staff',
  showAnswerLink: 'link',
  openAnswerLink: 'link',
  answerByLink: 'link',
  reportOutcomeByLink: 'link',
  findClaimable: 'visitor',
  claimListing: 'visitor',
  suggestListing: 'visitor',
  listClaims: 'reviewer',
  decideClaim: 'reviewer',
  listSuggestions: 'reviewer',
  closeSuggestion: 'reviewer',
  listPartnerListings: 'partner_viewer',
  showPartnerListing: 'partner_viewer',
  editPartnerListing: 'partner_staff',
  submitPartnerListing: 'partner_admin',
  discardListingDraft: 'partner_staff',
  confirmPartnerListing: 'partner_staff',
  pausePartnerListing: 'partner_admin',
  addPartnerListing: 'partner_admin',
  undoListingChange: 'partner_admin',
  answerListingReport: 'partner_staff',
  listListingChanges: 'reviewer',
  decideListingChange: 'reviewer',
  showPartnerSettings: 'partner_viewer',
  savePartnerSettings: 'partner_admin',
  listTemplates: 'partner_viewer',
  saveTemplates: 'partner_staff',
  listPartnerAudit: 'partner_admin',
  exportPartnerData: 'partner_admin',
  askStaffReggie: 'partner_staff',
  showPartnerAnalytics: 'partner_viewer',
  listOutbox: 'admin',
  readOutboxMail: 'admin',
  retryOutboxMail: 'admin',
}

const addressOf = ({ method, path }: CallDefinition) => `${method} ${path}`
const byAddress = new Map<string, Access>(
  Object.entries<CallDefinition>(allCalls).map(([name, call]) => [addressOf(call), accessMatrix[name as CallName]]),
)

/** Throws for a call that is not on the list: nothing is served that nobody decided about. */
export function accessOf(call: CallDefinition): Access {
  const access = byAddress.get(addressOf(call))
  if (access === undefined) throw new Error(`${addressOf(call)} does not stand in the access matrix`)
  return access
}
