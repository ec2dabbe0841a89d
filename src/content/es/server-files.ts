import type * as en from '../en/server-files.ts'
import type { Translated } from '../shape.ts'

export const eventFile = {
  by: 'De: {organization}',
  bus: 'Autobús: {bus}',
  bring: 'Lleve: {bring}',
  call: 'Llame: {phone}',
} as const satisfies Translated<typeof en.eventFile>

export const partnerExport = {
  about: 'Todo lo que guarda aquí este grupo. No dice nada de quienes pidieron ayuda.',
  hidden: 'Un número menor de 11 no se muestra. Tampoco otro número que sirva para calcularlo.',
  sensitive: 'La ley (42 CFR Parte 2) no le permite compartir con otros lo que la gente le contó.',
} satisfies Translated<typeof en.partnerExport>

export const organizations = {
  neutralName: 'Una organización local',
} satisfies Translated<typeof en.organizations>
