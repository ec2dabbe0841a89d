import type { away as en } from '../en/away.ts'
import type { Translated } from '../shape.ts'

export const away = {
  text: 'Esta parte no está en esta versión de la aplicación. Estas personas pueden ayudarle ya. Las llamadas son gratis.',
  goBack: 'Regresar',
  goHome: 'Ir al inicio',
  places: {
    actionPlan: 'Plan de acción',
    documents: 'Preparar documentos',
    transportation: 'Guía de transporte',
    voting: 'Guía del voto',
    mindfulness: 'Calma con Zen Reggie',
    tutorial: 'Tutorial',
    community: 'Comunidad',
  },
} satisfies Translated<typeof en>
