import type { eventFile as en } from '../en/event-file.ts'
import type { Translated } from '../shape.ts'

export const eventFile = {
  by: 'De: {organization}',
  bus: 'Autobús: {bus}',
  bring: 'Lleve: {bring}',
  call: 'Llame: {phone}',
} as const satisfies Translated<typeof en>
