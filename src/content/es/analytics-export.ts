import type { analyticsExport as en } from '../en/analytics-export.ts'
import type { Translated } from '../shape.ts'

export const analyticsExport = {
  columns: { section: 'Sección', what: 'Qué', group: 'Grupo', value: 'Valor', of: 'De un total de' },
  sections: {
    about: 'Acerca de', figures: 'Cifras principales', gaps: 'Dónde falta ayuda', freshness: 'Cuándo se revisaron los lugares',
    funnel: 'Presentaciones', chat: 'Reggie', use: 'Lo que la gente usa', votes: 'Pulgares', faults: 'Fallas de páginas',
  },
  about: {
    from: 'Primer día', to: 'Último día', state: 'Estado', need: 'Necesidad', code: 'Código', countedUntil: 'Contado hasta',
    hidden: 'Una celda vacía es menor de 11, o podría revelar un número así.',
  },
  figures: {
    sessions: 'Visitas', searchSuccess: 'Hallaron ayuda para lo que pedían', noResult: 'No hallaron nada',
    answeredInTime: 'Contestadas a tiempo', gotHelp: 'Recibieron ayuda', thumbsUp: 'Pulgar arriba',
  },
  groups: {
    all: 'Todo', en: 'Inglés', es: 'Español', phone: 'Teléfono o tableta', desktop: 'Computadora', rural: 'Condado rural',
    urban: 'Condado urbano', urgent: 'Urgente', normal: 'Normal', low: 'Puede esperar',
  },
  gaps: { searches: 'Búsquedas', places: 'Lugares revisados en 180 días', listed: 'Lugares en la lista' },
  ages: {
    '30': 'Hace 30 días o menos', '90': 'Hace 90 días o menos', '180': 'Hace 180 días o menos', '365': 'Hace un año o menos',
    older: 'Hace más tiempo', never: 'Nunca',
  },
  funnel: {
    sent: 'Enviadas', opened: 'Abiertas', answered: 'Contestadas', accepted: 'Dijeron que sí', gotHelp: 'Recibieron ayuda',
    medianHours: 'Horas hasta la respuesta, la del medio', overdue: 'Espera demasiado',
  },
  chat: {
    answered: 'Contestó con fuente', noData: 'Sin datos', crisis: 'Crisis', crisisToday: 'Crisis hoy',
    dropped: 'Datos quitados', failed: 'Falló', thumbsUp: 'Pulgar arriba',
  },
  use: {
    views: 'Páginas vistas', uses: 'Herramientas', modules: 'Lecciones GRO abiertas', pinSaves: 'Guardaron con PIN',
    pinReturns: 'Volvieron con PIN',
  },
  votes: { up: 'Arriba', down: 'Abajo' },
  research: {
    name: 'Buscar: {need}', what: 'La gente buscó esto aquí y halló muy poco. Por favor busque lugares para agregar.',
  },
} as const satisfies Translated<typeof en>
