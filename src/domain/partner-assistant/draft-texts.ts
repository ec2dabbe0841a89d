/** The text templates for a reply in one language; placeholders in braces are filled in. */
export interface DraftTexts {
  hello: string
  yes: string
  full: string
  waitlist: string
  /** `{when}` is empty or begins with a space. */
  weCall: string
  callUs: string
  atPhone: string
  askFor: string
  comeIn: string
  comeTo: string
  atTime: string
  open: string
  bring: string
  free: string
  close: string
  closeNo: string
  /** For notes in the other language, which the app cannot translate. */
  sayInLanguage: string
  and: string
  on: string
  today: string
  tomorrow: string
  dayRange: string
  at: string
  hours: string
  am: string
  pm: string
  /** Sunday first. */
  days: readonly string[]
  papers: Readonly<Record<RequestedDocument, string>>
}

/** The documents people are most often asked to bring. */
export const requestedDocuments = [
  'photoId',
  'birthCertificate',
  'socialSecurity',
  'proofOfAddress',
  'proofOfIncome',
  'releasePapers',
  'courtPapers',
  'medicine',
  'insuranceCard',
] as const
export type RequestedDocument = (typeof requestedDocuments)[number]
