export const partnerSettings = {
  title: 'Settings',
} as const
