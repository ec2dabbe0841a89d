export const partnerShell = {
  title: 'Partner portal',
} as const
