import type { PartnerRoute } from '#domain/navigation/routes.ts'

/** Where whoever is signed in goes from the front door. */
export const partnerHome: PartnerRoute = '/partner-portal/dashboard'
