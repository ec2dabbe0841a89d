/** Texts in an organization's data export. */
export const partnerExport = {
  about: 'All that this organization keeps here. Nothing in it is about the people who asked for help.',
  hidden: 'A number under 11 is left out. So is one that could give it away.',
  sensitive: "The law (42 CFR Part 2) doesn't let you pass on what people told you.",
} as const
