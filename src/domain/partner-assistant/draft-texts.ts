import type { MomentTexts } from './format-moment.ts'

/** The documents and things people are most often asked to bring. */
export const requestedDocuments = [
  'photoId',
  'birthCertificate',
  'socialSecurity',
  'proofOfAddress',
  'proofOfIncome',
  'releasePapers',
  'courtPapers',
  'medicine',
  'prescriptions',
  'insuranceCard',
  'officerLetter',
  'tbTest',
  'resume',
  'lease',
  'bankStatement',
  'bedding',
  'towel',
  'clothes',
  'hygiene',
] as const
export type RequestedDocument = (typeof requestedDocuments)[number]

/** What staff ask a person to tell them. */
export const requestedDetails = [
  'dateOfBirth',
  'releaseDate',
  'phone',
  'email',
  'fullName',
  'officerName',
  'address',
  'household',
  'income',
  'bestTime',
] as const
export type RequestedDetail = (typeof requestedDetails)[number]

/** What an organization helps with, or does not. */
export const helpKinds = [
  'foodBoxes',
  'meals',
  'food',
  'rent',
  'deposit',
  'bills',
  'shelter',
  'housing',
  'clothes',
  'showers',
  'laundry',
  'hygiene',
  'furniture',
  'work',
  'training',
  'ged',
  'classes',
  'id',
  'birthCertificates',
  'legal',
  'treatment',
  'counseling',
  'medical',
  'dental',
  'busPasses',
  'rides',
  'gas',
  'phones',
  'benefits',
  'childcare',
] as const
export type HelpKind = (typeof helpKinds)[number]

/** Groups that an organization may be only for. */
export const peopleGroups = ['women', 'men', 'families', 'veterans', 'youth', 'seniors', 'local'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** In the order in which the reader needs them: whether there is help, what it is, what happens next, whom to ask for. */
export const sentenceKinds = [
  'sorryLate',
  'yes',
  'bed',
  'room',
  'full',
  'fullWhen',
  'cannotTake',
  'cannot',
  'cannotWith',
  'onlyFor',
  'onlyWith',
  'helpWith',
  'onWaitlist',
  'waitlist',
  'waitTime',
  'callWhenOpen',
  'hold',
  'recordOk',
  'free',
  'cost',
  'appointment',
  'firstVisit',
  'checkIn',
  'expected',
  'open',
  'closed',
  'comeIn',
  'eat',
  'arrive',
  'early',
  'lasts',
  'at',
  'noAppointment',
  'needAppointment',
  'noId',
  'referral',
  'officerReferral',
  'sober',
  'curfew',
  'kids',
  'noPets',
  'ride',
  'spanish',
  'tried',
  'weCall',
  'weText',
  'weEmail',
  'callUs',
  'tellIfCannot',
  'leaveMessage',
  'emailUs',
  'apply',
  'askFor',
  'tellUs',
  'bring',
  'bringIfAny',
  'stillWant',
] as const
export type SentenceKind = (typeof sentenceKinds)[number]

/**
 * The texts for a reply in one language; placeholders in braces are filled in. `{when}`, `{at}` and `{place}` are empty
 * or begin with a space.
 */
export interface DraftTexts {
  hello: string
  close: string
  closeNo: string
  sentences: Readonly<Record<SentenceKind, string>>
  atPhone: string
  atPlace: string
  /** What staff wrote in the other language, as they wrote it. */
  inOtherLanguage: string
  quote: string
  medicineFor: string
  moments: MomentTexts
  papers: Readonly<Record<RequestedDocument, string>>
  details: Readonly<Record<RequestedDetail, string>>
  help: Readonly<Record<HelpKind, string>>
  groups: Readonly<Record<PeopleGroup, string>>
  durations: Readonly<Record<DurationUnit, Readonly<Record<'one' | 'many', string>>>>
}
