import type { partnerExport as english } from '../en/partner-export.ts'
import type { Translated } from '../shape.ts'

export const partnerExport = {
  about: 'Todo lo que guarda aquí este grupo. No dice nada de quienes pidieron ayuda.',
  hidden: 'Un número menor de 11 no se muestra. Tampoco otro número que sirva para calcularlo.',
  sensitive: 'La ley (42 CFR Parte 2) no le permite compartir con otros lo que la gente le contó.',
} satisfies Translated<typeof english>
