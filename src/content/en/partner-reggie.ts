export const partnerReggie = {
  title: 'Reggie for staff',
} as const
