import type * as en from '../en/admin-shell.ts'
import type { Translated } from '../shape.ts'

export const adminShell = {
  title: 'Administrar Next Chapter',
  navLabel: 'Páginas del equipo',
  nav: {
    home: 'Panel',
    review: 'Revisar',
    analytics: 'Informes',
    reggie: 'Reggie',
    import: 'Importar',
    listings: 'Borradores',
    numbers: 'Números por llamar',
    organizations: 'Socios',
    people: 'Equipo',
    mail: 'Correo',
    record: 'Registro de actividad',
    switches: 'Interruptores',
    presence: 'Quién está',
    search: 'Prueba de búsqueda',
  },
  roles: { reviewer: 'Persona que revisa', admin: 'Persona a cargo', super_admin: 'Administrador principal' },
  notYours: {
    title: 'Su función no puede abrir esta página',
    text: 'Si la necesita, pídale permiso a quien dirige el sitio.',
    home: 'Ir al panel',
  },
} satisfies Translated<typeof en.adminShell>

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
} satisfies Translated<typeof en.adminSwitches>
