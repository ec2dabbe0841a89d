/** Labels in the description of a calendar event file. */
export const eventFile = {
  by: 'From: {organization}',
  bus: 'Bus: {bus}',
  bring: 'Bring: {bring}',
  call: 'Call: {phone}',
} as const

/** Texts in an organization's data export. */
export const partnerExport = {
  about: 'Everything this partner keeps here. Nothing in it is about the people who asked for help.',
  hidden: 'We leave out numbers under 11, and any that could reveal them.',
  sensitive: "The law (42 CFR Part 2) doesn't let you pass on what people told you.",
} as const

export const organizations = {
  /** Shown instead of the name of an organization whose address is confidential. */
  neutralName: 'A local partner',
}
