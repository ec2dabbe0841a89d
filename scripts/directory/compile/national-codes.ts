import type * as z from 'zod/mini'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'

interface NationalCode {
  category: z.infer<typeof ResourceCategory>
  services: ServiceId[]
  /** The facts' own note is written for users and belongs on the card. */
  withNote?: true
  /** A sentence with a keyword to text or a key to press: the English must match the facts. */
  dial?: { en: string; es: string }
  cost?: Listing['cost']
  /** Only where the services do not say it. */
  kind?: ListingKind
  /** Serves one state or city only, even though it is in the national list. */
  only?: { state: StateCode; id: string; location?: { city: string; countyFips: string } }
}

const code = (category: NationalCode['category'], services: ServiceId[], more: Partial<NationalCode> = {}) => {
  return { category, services, ...more } satisfies NationalCode
}

const fortuneServices: ServiceId[] = [
  'reentry-program',
  'housing-services',
  'job-search-help',
  'substance-use-treatment',
]

/** What each national service of the facts is for. A service missing here stops the compilation. */
export const nationalCodes: Record<string, NationalCode> = {
  '911': code('other', [], { kind: 'help-line' }),
  '988': code('mental-health', ['crisis-line'], { withNote: true }),
  vcl: code('mental-health', ['crisis-line', 'veterans-program'], {
    dial: { en: '988, press 1', es: '988, oprima 1' },
  }),
  ndvh: code('community-services', ['domestic-violence-help'], {
    dial: { en: 'Text START to 88788', es: 'Envíe START al 88788' },
  }),
  samhsa: code('recovery-support', ['substance-use-treatment', 'mental-health-treatment'], {
    dial: { en: 'Text your ZIP to 435748', es: 'Envíe su código postal al 435748' },
  }),
  '211': code('community-services', ['helpline-211'], { withNote: true }),
  homelessvet: code('housing', ['homeless-veterans']),
  'hud-counsel': code('housing', ['housing-counseling']),
  careeronestop: code('employment', ['job-center', 'job-search-help']),
  bonding: code('employment', ['fidelity-bonding'], { withNote: true, kind: 'reentry-employment' }),
  fedfairchance: code('employment', ['job-discrimination-help']),
  eeoc: code('employment', ['job-discrimination-help']),
  ssa: code('other', ['social-security-card']),
  idtheft: code('other', ['identity-theft-help']),
  creditreports: code('community-services', ['credit-report']),
  cfpb: code('community-services', ['consumer-money-help'], { withNote: true }),
  irs: code('community-services', ['tax-help']),
  lifeline: code('community-services', ['low-cost-phone']),
  fsa: code('education', ['student-aid']),
  sss: code('other', ['selective-service'], { withNote: true }),
  realid: code('other', ['real-id'], { withNote: true }),
  lawhelp: code('legal', ['legal-information'], { kind: 'legal-aid' }),
  lsc: code('legal', ['legal-information'], { kind: 'legal-aid' }),
  lac: code('legal', ['legal-employment', 'legal-housing'], { only: { state: 'NY', id: 'ny-legal-action-center' } }),
  fortune: code('community-services', fortuneServices, {
    only: { state: 'NY', id: 'ny-fortune-society', location: { city: 'New York', countyFips: '36061' } },
    withNote: true,
  }),
  rtlnational: code('legal', ['reentry-guides', 'legal-information']),
  bop: code('other', ['corrections-information']),
  vote866: code('other', ['voting-rights']),
  votegov: code('other', ['voter-registration']),
  eac: code('other', ['voter-registration']),
  healthcaregov: code('healthcare', ['health-insurance', 'medicaid']),
  // The finder is free; the clinics charge by ability to pay.
  hrsa: code('healthcare', ['health-center', 'primary-care', 'sliding-fee'], { cost: 'sliding' }),
  transitionsclinic: code('healthcare', ['reentry-clinic', 'peer-support']),
  veterans: code('community-services', ['veterans-benefits']),
  runaway: code('community-services', ['youth-line']),
  crisistext: code('mental-health', ['crisis-line'], {
    dial: { en: 'Text HOME to 741741', es: 'Envíe HOME al 741741' },
  }),
  aa: code('peer-support', ['mutual-support-groups']),
  childsupport: code('community-services', ['child-support']),
  trafficking: code('community-services', ['victim-services']),
  childhelp: code('community-services', ['child-family-services'], { kind: 'help-line' }),
  rainn: code('community-services', ['victim-services']),
  neverusealone: code('recovery-support', ['crisis-line']),
  stronghearts: code('community-services', ['domestic-violence-help']),
  translifeline: code('peer-support', ['crisis-line']),
  poison: code('healthcare', [], { kind: 'help-line' }),
  eldercare: code('community-services', ['social-services-help'], { kind: 'help-line' }),
}
