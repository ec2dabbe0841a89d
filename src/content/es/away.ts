import type { away as en } from '../en/away.ts'
import type { Translated } from '../shape.ts'

export const away = {
  text: 'Esta parte no está en esta versión de la aplicación. Estas personas pueden ayudarle ya. Las llamadas son gratis.',
  goBack: 'Regresar',
  goHome: 'Ir al inicio',
  places: {
    findResources: 'Buscar ayuda cerca de mí',
    resources: 'Mis recursos',
    chat: 'Hablar con Reggie',
    actionPlan: 'Plan de acción',
    pin: 'Guardar con un PIN',
    saved: 'Mis recursos guardados',
    documents: 'Preparar documentos',
    voting: 'Guía del voto',
    mindfulness: 'Calma con Zen Reggie',
    tutorial: 'Tutorial',
    introductions: 'Mis presentaciones',
    community: 'Comunidad',
    gro: 'Módulos GRO',
  },
} satisfies Translated<typeof en>
