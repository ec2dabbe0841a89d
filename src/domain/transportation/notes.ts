/** Help besides the trip itself, in display order. The text is in content. */
export const noteSections = {
  money: ['reducedFare', 'freePasses', 'medicaidRides', 'busHome', 'bikes'],
  license: ['suspended', 'holds', 'permission', 'rideShare'],
  id: ['realId', 'birthCertificate', 'socialSecurity'],
  rural: ['dialARide', 'volunteers'],
} as const
export type NoteSection = keyof typeof noteSections
export type NoteId = (typeof noteSections)[NoteSection][number]

/** `general` is common knowledge; the others come from sources, `verified` from official ones. */
interface NoteFact {
  confidence: 'verified' | 'corroborated' | 'general'
  /** The source in `data/facts`, or in the guides of `data/knowledge`. */
  rests: string
  checkedOn: string
}

const note = (confidence: NoteFact['confidence'], rests: string): NoteFact => ({
  confidence,
  rests,
  checkedOn: '2026-11-14',
})

/** How certain each note is and when it was last checked. */
export const noteFacts: Record<NoteId, NoteFact> = {
  reducedFare: note('general', 'knowledge/get-around-no-car'),
  freePasses: note('general', 'knowledge/get-around-no-car'),
  medicaidRides: note('general', 'knowledge/medical-rides'),
  busHome: note('general', 'knowledge/bus-home'),
  bikes: note('general', 'knowledge/bike-to-work'),
  suspended: note('general', 'facts/documents drivers-license'),
  holds: note('general', 'knowledge/license-hold-debt'),
  permission: note('general', 'knowledge/travel-permission'),
  rideShare: note('general', 'knowledge/get-around-no-car'),
  realId: note('verified', 'facts/documents real-id'),
  birthCertificate: note('corroborated', 'facts/documents birth-certificate'),
  socialSecurity: note('verified', 'facts/documents social-security-card'),
  dialARide: note('general', 'knowledge/get-around-no-car'),
  volunteers: note('general', 'knowledge/ride-to-court'),
}
