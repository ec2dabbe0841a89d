/** Labels in the description of a calendar event file. */
export const eventFile = {
  by: 'From: {organization}',
  bus: 'Bus: {bus}',
  bring: 'Bring: {bring}',
  call: 'Call: {phone}',
} as const
