import type { ListingPhrases } from '#domain/directory/describe-phrases.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { FactAnswer, ReentryFact } from '#domain/directory/reentry-facts.ts'
import type { PhoneOwner } from '#domain/resources/phone-owner.ts'
import type { LabeledKind } from '#domain/resources/kind-label.ts'
import type { AlsoReason, RankReason, Resource } from '#domain/resources/resource.ts'

interface CardLines {
  readonly categories: Readonly<Record<Resource['category'], string>>
  readonly kinds: Readonly<Record<LabeledKind, string>>
  readonly reasons: Readonly<Record<RankReason, string>>
  readonly alsoReasons: Readonly<Record<AlsoReason, string>>
  readonly people: Readonly<Record<ReentryFact, string>>
  readonly answers: Readonly<Record<FactAnswer, string>>
  readonly takes: string
  readonly takesAnswer: string
  readonly helpsRecord: string
  readonly cost: Readonly<Record<NonNullable<Listing['cost']>, string>>
  readonly phoneOwners: Readonly<Record<PhoneOwner, string>>
  readonly serves: string
  readonly callFirst: string
  readonly mayChange: string
  readonly listedBy: string
  readonly listedByOnly: string
  readonly alsoListedBy: string
  readonly checkedOn: string
  readonly calledOn: string
  readonly uncalled: string
  readonly askFor: string
  readonly bring: string
  readonly milesAway: string
  readonly oneMileAway: string
  readonly underOneMile: string
  readonly reportsDiffer: string
  readonly oldInformation: string
  readonly oldWithoutPhone: string
  readonly foundOnWeb: string
}

/** Text about a listing: how its description is composed, and the lines around it on a card. */
export const listing = {
  language: 'en',
  and: 'and',
  /** Spanish uses a different word before an i. */
  andBeforeI: 'and',
  /** Names that stay capitalized inside a sentence. */
  properNames: ['Medicaid', 'Social', 'Selective'],
  withMore: '{lead}, with {list}',
  alsoOffers: 'They also offer {list}',
  legalTopics: '{lead} with {list}',
  legalHelp: 'Legal help',
  bothTreatments: 'Treatment for mental health and for drugs or alcohol',
  idAndLicense: "State office for ID cards and driver's licenses",
  housingAndWork: 'help finding housing and work',
  settingBoth: 'You can stay there or come in for appointments.',
  settingLiveIn: 'You stay there during treatment.',
  settingVisits: 'You live at home and come in for appointments.',
  /** What a listing is, where the name of its service is not enough. */
  leads: {
    'helpline-211': 'Help line that knows the services near you',
    'reentry-program': 'Program for people coming home from prison or jail',
    'health-center': 'Community health center',
    'reentry-clinic': 'Clinic for people coming home from prison or jail',
    'public-library': 'Public library',
    'job-center': 'Job center',
    'public-housing': 'Public housing office',
    'housing-voucher': 'Section 8 (rent voucher) office',
    'transitional-housing': 'Place to live for a while: transitional, halfway or sober housing',
    'emergency-shelter': 'Shelter for people who need a bed tonight',
    'regional-food-bank': 'Large food bank that gives food to local pantries',
    'food-pantry': 'Food pantry where you can get groceries',
    'hot-meals': 'Hot meals for anyone who needs one',
    'public-transit': 'Buses or trains in this area',
    'public-health': 'Public health office',
    'technical-school': 'Trade school where you can learn a job skill',
    'community-college': 'Community college with short and two-year programs',
    detox: 'Detox program',
    methadone: 'Methadone treatment',
    buprenorphine: 'Treatment with buprenorphine (Suboxone)',
    mentoring: 'Mentors for people starting over',
    'case-management': 'Case managers who help you make a plan',
    'corrections-information': 'State prison and parole office',
    'state-id': 'State office for ID cards',
    'driver-license': "State office for driver's licenses",
    'birth-certificate': 'Birth certificate office',
    snap: 'SNAP (food stamps) office',
    medicaid: 'Medicaid office',
    'child-support': 'Child support office',
    'unemployment-benefits': 'Unemployment office',
    'voter-registration': 'Voter registration office',
  },
  /** A second sentence about what the listing is. */
  follow: {
    'health-center': "You can see a doctor here even if you can't pay. What you pay depends on what you earn.",
    'public-library': 'You can use computers and the internet for free.',
    'regional-food-bank': 'Call to find out which pantry near you has food.',
    'helpline-211': 'The call is free.',
  },
  /** What a place of a kind is, whatever it offers. */
  ofKind: {
    'homeless-office': [
      'Office that runs help for people without a home in this area',
      "Ask where to go to get a bed. It isn't a shelter, and they answer in work hours only.",
    ],
    'independent-living': [
      'Help for people with a disability to live on their own',
      'Ask about benefits, a place to live, rides and an ID.',
    ],
    'head-start': ['Free preschool for children under 5 when money is short'],
    'wic-clinic': ['Food and health help during pregnancy and for children under 5'],
  },
  /** A service as it reads in the middle of a sentence, where its name does not fit. */
  inline: {
    'emergency-shelter': 'beds for the night',
    'job-center': 'a job center',
    'community-college': 'a community college',
    'technical-school': 'a trade school',
    'associate-college': 'a two-year college',
    'tribal-college': 'a tribal college',
    'public-library': 'a public library',
    'health-center': 'a community health center',
    'crisis-team': 'a crisis team',
    'crisis-line': 'a crisis line',
    'recovery-coach': 'a recovery coach',
    'legal-advocacy': 'a legal advocate',
    'day-center': 'a day center',
    'reentry-program': 'a reentry program',
    'food-pantry': 'a food pantry',
    'regional-food-bank': 'a regional food bank',
    'youth-line': 'a youth help line',
    'case-management': 'a case manager',
    'helpline-211': 'the 2-1-1 help line',
    'low-cost-phone': 'low-cost phone or internet service',
  },
  /** Topics of free legal help. */
  topics: {
    'legal-housing': 'housing',
    'legal-family': 'family',
    'legal-benefits': 'benefits',
    'legal-consumer': 'debt',
    'legal-employment': 'work',
    'legal-immigration': 'immigration',
    'legal-native': 'the rights of Native people',
  },
  /** Facts about a listing that do not meet a need by themselves. */
  remarks: {
    'justice-program': 'They have a program for people with a record.',
    'spanish-spoken': 'They speak Spanish.',
    'free-of-charge': "It's free.",
    'sliding-fee': 'What you pay depends on what you earn.',
    'payment-assistance': "They can help if you can't pay.",
    'medicaid-accepted': 'They take Medicaid.',
    'court-ordered-treatment': 'They take people sent by a court.',
    'veterans-program': 'They have a program for veterans.',
    telehealth: 'You can also meet by phone or video.',
  },
  factRemarks: {
    servesRecord: 'They help people with a record.',
    servesRecordNo: 'They may not take people with a record.',
    servesSupervision: 'They help people on probation or parole.',
    noIdNeeded: "You don't need an ID.",
    walkIn: 'You can walk in without an appointment.',
  },
  categoryLeads: {
    housing: 'Help with housing',
    employment: 'Help with work',
    education: 'School or classes',
    legal: 'Legal help',
    healthcare: 'Health care',
    'mental-health': 'Mental health care',
    transportation: 'Help with rides',
    'advocacy-coalition': 'Advocacy group',
    'community-services': 'Help in the community',
    'peer-support': "Support from people who've been there",
    'recovery-support': 'Help quitting drugs or alcohol',
    other: 'Local help',
  },
  categories: {
    housing: 'Housing',
    employment: 'Jobs',
    education: 'Education',
    legal: 'Legal help',
    healthcare: 'Health care',
    'mental-health': 'Mental health',
    transportation: 'Transportation',
    'advocacy-coalition': 'Advocacy',
    'community-services': 'Community services',
    'peer-support': 'Peer support',
    'recovery-support': 'Recovery',
    other: 'Other help',
  },
  /** Shown instead of the category. */
  kinds: {
    'emergency-shelter': 'Shelter',
    'id-office': 'ID office',
    'vital-records': 'Birth certificates',
    'social-security-office': 'Social Security',
    'benefits-office': 'Benefits office',
    'veterans-benefits': 'Veterans benefits',
    'child-support-office': 'Child support',
    'parole-or-probation-office': 'Parole or probation',
    'food-pantry': 'Food pantry',
    'meal-site': 'Meals',
    'food-bank': 'Food bank',
    library: 'Library',
    hospital: 'Hospital',
    'survivor-program': 'Help for survivors',
    'tribal-government': 'Tribal office',
    'help-line': 'Help line',
    'state-agency': 'State office',
    'national-program': 'National program',
    'homeless-office': 'Homeless services',
    'independent-living': 'Disability help',
    'head-start': 'Head Start',
    'wic-clinic': 'WIC clinic',
  },
  hours: {
    always: 'Open 24 hours, every day',
    everyDay: 'Every day',
    allDay: '24 hours',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    dayRange: '{first}–{last}',
    timeRange: '{opens}–{closes}',
    am: '{time} am',
    pm: '{time} pm',
  },
  reasons: {
    answers_need: 'It helps with what you asked for.',
    may_answer_need: 'It may help with what you asked for.',
    words_match: 'It matches what you typed.',
    in_county: "It's in your county.",
    serves_county: 'It serves your county.',
    near: "It's close to you.",
    statewide: 'It serves people statewide.',
    national: 'It serves people nationwide.',
    serves_record: 'It helps people with a record.',
    serves_supervision: 'It helps people on probation or parole.',
    no_id_needed: "You don't need an ID.",
    walk_in: 'You can just walk in.',
    speaks_spanish: 'They speak Spanish.',
    free: "It's free.",
    sliding_fee: 'What you pay depends on what you earn.',
    recently_checked: 'The information is recent.',
    has_phone: 'It has a phone number you can call.',
    open_always: "It's open day and night.",
    old_information: 'The information is old.',
    reports_differ: 'Some people told us the information is wrong.',
    web_unchecked: 'Found on the web. Nobody has checked it.',
  },
  /** Why a listing is under "Also may help". */
  alsoReasons: {
    offers_service: 'They mainly do something else, but they also help with this.',
    may_offer: 'They may help with this. Ask first.',
    for_veterans: 'For veterans.',
    for_tribal_members: 'For tribal members.',
    for_survivors: 'For survivors of abuse or violence.',
    for_young_people: 'For young people.',
    for_families: 'For families with small children.',
    for_disability: 'For people with a disability.',
    other_area: 'May serve another part of the state. Ask first.',
    next_step: 'Not what you asked for, but a good next step.',
    later: 'For a home later, not a bed tonight.',
  },
  helpsRecord: 'Helps people with a record',
  /** Whom a place may take or not. */
  people: {
    servesRecord: 'people with a record',
    servesSupervision: 'people on probation or parole',
    noIdNeeded: 'people without an ID',
    walkIn: 'people without an appointment',
    violentCharge: 'people with a violent charge',
    arsonCharge: 'people with an arson charge',
    registry: 'people on the registry',
    openWarrant: 'people with an open warrant',
    medicationTreatment: 'people on medicine for addiction',
    women: 'women',
    men: 'men',
    families: 'families with kids',
    youngPeople: 'young people',
    olderAdults: 'older people',
    pets: 'people with pets',
  },
  takes: 'Takes {people}',
  takesAnswer: 'Takes {people}: {answer}',
  answers: { yes: 'yes', no: 'no', ask: 'ask first' },
  cost: { free: 'Free', sliding: 'Cost depends on your income', fee: "There's a fee. Ask how much." },
  /** Without a phone nobody can call first. */
  mayChange: 'Hours and rules can change.',
  callFirst: 'Call first: hours and rules can change.',
  listedBy: 'Listed by {publisher}, {date}',
  listedByOnly: 'Listed by {publisher}',
  alsoListedBy: 'Also listed by {publishers}',
  checkedOn: 'Checked {date}',
  calledOn: 'Checked by phone on {date}',
  uncalled: "Call 2-1-1 first. This number is listed, but we haven't called it yet:",
  /** Whose line a number is, where it isn't the place's own. */
  phoneOwners: {
    'state-line': 'This is the line for the whole state.',
    'regional-office': 'This is the number of the regional office.',
    'intake-line': 'This is the line to ask for help. It serves many offices.',
    program: 'This is the number of the program that runs it.',
  },
  serves: 'Serves {counties}',
  askFor: 'This number serves many places. Ask for {name}.',
  bring: 'Bring: {documents}',
  milesAway: 'About {miles} miles away',
  oneMileAway: 'About 1 mile away',
  underOneMile: 'Less than 1 mile away',
  reportsDiffer: 'Some people told us this is wrong. Call first.',
  oldInformation: 'This information is from {date}. Call first.',
  oldWithoutPhone: 'This information is from {date}. It may have changed.',
  foundOnWeb: 'Found on the web. Nobody has checked it. Call first.',
} as const satisfies ListingPhrases & CardLines
