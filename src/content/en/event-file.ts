/** Before what a calendar file tells of an event. */
export const eventFile = {
  by: 'From: {organization}',
  bus: 'Bus: {bus}',
  bring: 'Bring: {bring}',
  call: 'Call: {phone}',
} as const
