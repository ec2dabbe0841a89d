/** The words a reply is made of, in one language; braces are filled in. */
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
  /** For notes in the other language, which nobody here can translate. */
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

/** What people are asked to bring most often. */
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
