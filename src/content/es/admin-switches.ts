import type { adminSwitches as en } from '../en/admin-switches.ts'
import type { Translated } from '../shape.ts'

export const adminSwitches = {
  title: 'Interruptores',
  intro: 'Apague una parte si hace daño. Deja de andar al momento.',
  failed: 'No pudimos cargar esto ahora.',
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
    partnerPosting: 'Los grupos pueden dar respuesta, hablar de eventos y poner trabajos.',
    claims: 'Los grupos pueden decir que un lugar es suyo, o contarnos de uno nuevo.',
    listingReports: 'La gente puede avisarnos que un lugar o una oferta tiene un error.',
  },
} satisfies Translated<typeof en>
