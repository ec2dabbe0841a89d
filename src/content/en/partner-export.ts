/** Texts in an organization's data export. */
export const partnerExport = {
  about: 'Everything this partner keeps here. Nothing in it is about the people who asked for help.',
  hidden: 'We leave out numbers under 11, and any that could give one away.',
  sensitive: "The law (42 CFR Part 2) doesn't let you pass on what people told you.",
} as const
