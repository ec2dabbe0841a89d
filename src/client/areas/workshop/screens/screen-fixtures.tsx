import type { Fixtures } from './draw.ts'
import { analyticsFixtures } from './fixtures/analytics-fixtures.tsx'
import { chatDemoFixtures, otherFixtures, tutorialFixtures } from './fixtures/other-fixtures.tsx'
import { chatFixtures } from './fixtures/chat-fixtures.tsx'
import { reviewQueueFixtures } from './fixtures/review-queue-fixtures.tsx'
import { deviceFixtures, startFixtures } from './fixtures/start-fixtures.tsx'
import { communityFixtures } from './fixtures/community-fixtures.tsx'
import { documentsFixtures } from './fixtures/documents-fixtures.tsx'
import { groFixtures } from './fixtures/gro-fixtures.tsx'
import { importFixtures } from './fixtures/import-fixtures.tsx'
import { introductionFixtures } from './fixtures/introduction-fixtures.tsx'
import { jobToolsFixtures } from './fixtures/job-tools-fixtures.tsx'
import { listingsFixtures } from './fixtures/listings-fixtures.tsx'
import { onboardingFixtures } from './fixtures/onboarding-fixtures.tsx'
import { opportunitiesFixtures } from './fixtures/opportunities-fixtures.tsx'
import { partnerFixtures } from './fixtures/partner-fixtures.tsx'
import { partnerListingsFixtures } from './fixtures/partner-listings-fixtures.tsx'
import { partnerToolsFixtures } from './fixtures/partner-tools-fixtures.tsx'
import { partnerWorkFixtures } from './fixtures/partner-inbox-fixtures.tsx'
import { pinFixtures } from './fixtures/pin-fixtures.tsx'
import { planPageFixtures } from './fixtures/plan-page-fixtures.tsx'
import { planToolFixtures } from './fixtures/plan-tool-fixtures.tsx'
import { reggieControlFixtures } from './fixtures/reggie-control-fixtures.tsx'
import { resultsFixtures } from './fixtures/results-fixtures.tsx'
import { reviewFixtures } from './fixtures/review-fixtures.tsx'
import { savedFixtures } from './fixtures/saved-fixtures.tsx'
import { searchFixtures } from './fixtures/search-fixtures.tsx'
import { searchLabFixtures } from './fixtures/search-lab-fixtures.tsx'
import { serviceFixtures } from './fixtures/service-fixtures.tsx'
import { transportationFixtures } from './fixtures/transportation-fixtures.tsx'
import { votingFixtures } from './fixtures/voting-fixtures.tsx'

export const screenFixtures: Fixtures = {
  ...startFixtures,
  ...onboardingFixtures,
  ...searchFixtures,
  ...resultsFixtures,
  ...introductionFixtures,
  ...savedFixtures,
  ...chatFixtures,
  ...groFixtures,
  ...planPageFixtures,
  ...planToolFixtures,
  ...documentsFixtures,
  ...transportationFixtures,
  ...votingFixtures,
  ...tutorialFixtures,
  ...pinFixtures,
  ...deviceFixtures,
  ...partnerFixtures,
  ...partnerWorkFixtures,
  ...partnerListingsFixtures,
  ...partnerToolsFixtures,
  ...reviewQueueFixtures,
  ...chatDemoFixtures,
  ...serviceFixtures,
  ...analyticsFixtures,
  ...reggieControlFixtures,
  ...searchLabFixtures,
  ...communityFixtures,
  ...opportunitiesFixtures,
  ...jobToolsFixtures,
  ...importFixtures,
  ...listingsFixtures,
  ...reviewFixtures,
  ...otherFixtures,
}
