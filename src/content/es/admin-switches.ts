import type { adminSwitches as en } from '../en/admin-switches.ts'
import type { Translated } from '../shape.ts'

export const adminSwitches = {
  title: 'Interruptores',
  intro: 'Apague una parte si hace daño. Deja de funcionar de inmediato.',
  failed: 'No pudimos cargar esto.',
  on: 'Prendido',
  off: 'Apagado',
  turnOff: 'Apagar',
  turnOn: 'Prender',
  turnOffNamed: 'Apagar: {name}',
  turnOnNamed: 'Prender: {name}',
  why: '¿Por qué? Otras personas lo leen en el registro.',
  needed: 'Por favor, diga por qué.',
  saved: '{name}: ahora está {state}.',
  names: {
    communityPosting: 'Mensajes a la comunidad',
    partnerPosting: 'Publicaciones de grupos',
    claims: 'Solicitudes y sugerencias',
    listingReports: 'Avisos sobre lugares y ofertas',
  },
  what: {
    communityPosting: 'La gente puede enviar consejos, historias y preguntas. Si se apaga, todavía se puede leer.',
    partnerPosting: 'Los socios pueden responder, anunciar eventos y publicar trabajos.',
    claims: 'Los socios pueden decir que un lugar es suyo, o sugerir uno nuevo.',
    listingReports: 'La gente puede avisarnos que un lugar o una oferta tiene un error.',
  },
} satisfies Translated<typeof en>
