export const partnerDoor = {
  title: 'Partner portal',
} as const
