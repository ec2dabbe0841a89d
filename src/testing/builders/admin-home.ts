import { type AdminHome, reviewQueues } from '#contracts/admin-service.ts'

/** An empty day by default. */
export function buildAdminHome(overrides: Partial<AdminHome> = {}): AdminHome {
  return {
    health: [{ part: 'database', state: 'ok' }],
    urgentPosts: 0,
    guessedAccounts: 0,
    queues: reviewQueues.map((queue) => ({ queue, waiting: 0, oldestAt: null })),
    counts: {
      listings: 0,
      organizations: 0,
      openIntroductions: 0,
      overdueIntroductions: 0,
      failedMail: 0,
      waitingMail: 0,
    },
    toInvite: [],
    directoryLoadedAt: null,
    reggieMode: 'full',
    switchedOff: [],
    isPresenceOn: false,
    ...overrides,
  }
}
