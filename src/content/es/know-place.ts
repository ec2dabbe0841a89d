import type { knowPlace as en } from '../en/know-place.ts'
import type { Translated } from '../shape.ts'

export const knowPlace = {
  title: 'Cuéntenos de un lugar en {county}',
  intro: 'Lo revisamos antes de que alguien más lo vea.',
  name: 'Nombre del lugar',
  where: 'Teléfono o esquina',
  what: '¿Qué hacen ahí? (opcional)',
  whatHint: 'Por favor, sin nombres de personas.',
  send: 'Enviar',
  check: 'Por favor, revise esto',
  problems: {
    name: 'Escriba el nombre del lugar.',
    where: 'Escriba un teléfono con código de área, o una calle.',
  },
  failed: 'No lo pudimos enviar. Sus palabras siguen aquí. Por favor, pruebe de nuevo.',
  limit: 'Hoy ya nos contó de muchos lugares. Por favor, vuelva mañana.',
  thanks: 'Gracias. Lo vamos a revisar y, si está bien, lo agregamos.',
} satisfies Translated<typeof en>
