import type { votes as en } from '../en/votes.ts'
import type { Translated } from '../shape.ts'

export const votes = {
  question: {
    search_results: '¿Le sirvió esta lista?',
    chat_conclusion: '¿Le sirvió esta respuesta?',
    staff_reggie: '¿Le sirvió esto?',
  },
  up: 'Sí, me sirvió',
  down: 'No, no me sirvió',
  thanks: '¡Gracias por su opinión!',
  failed: 'No se pudo guardar su opinión',
  failedText: 'Por favor, pruebe más tarde.',
} satisfies Translated<typeof en>
