export const signIn = {
  partnerTitle: 'Partner sign-in',
  partnerText: 'This area is for groups that answer people who ask for help. Only people with an invitation can come in.',
  adminTitle: 'Staff sign-in',
  adminText: 'This area is for the staff who run this service. Only people with an invitation can come in.',
  howTitle: 'How to get in',
  how: 'Open the link in your invitation. No link? Ask the person who runs this service for one.',
  needHelp: 'I need help for myself',
} as const
