import type { menu as en } from '../en/menu.ts'
import type { Translated } from '../shape.ts'

export const menu = {
  title: 'Menú',
  home: 'Inicio',
  chat: 'Hablar con Reggie',
  tutorial: 'Tutorial',
  findResources: 'Buscar recursos',
  viewResources: 'Ver recursos',
  community: 'Comunidad',
  partnerLogin: 'Entrada para organizaciones',
  saved: 'Mis recursos guardados',
  savedCount: '{count} guardados',
  havePin: 'Tengo un PIN',
  groModules: 'MÓDULOS GRO',
  thriveAtWork: 'Prosperar en el trabajo',
  toolUp: 'Herramientas digitales',
  getInMotion: 'En movimiento',
  layFoundation: 'Poner bases',
  createValue: 'Crear valor',
  ownMindset: 'Mente fuerte',
  prepTools: 'Herramientas',
  createActionPlan: 'Crear plan de acción',
  documentPreparation: 'Preparar documentos',
  votingGuide: 'Guía del voto',
  mindfulness: 'Calma con Zen Reggie',
  yourPrivacy: 'Su privacidad',
} satisfies Translated<typeof en>
