import type { PartnerRoute } from '#domain/navigation/routes.ts'

/** Where signed-in users go from the entry page. */
export const partnerHome: PartnerRoute = '/partner-portal/dashboard'
