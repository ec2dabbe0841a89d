import type { device as en } from '../en/device.ts'
import type { Translated } from '../shape.ts'

export const device = {
  quickExit: 'Ocultar',
  quickExitFull: 'Ocultar esta página',
  quickExitHelp:
    '“Ocultar esta página” la cambia por la página del clima. También sirve oprimir Shift tres veces. No borra el historial del navegador ni detiene a quien vigila este teléfono.',
  clear: 'Borrar todo de este teléfono',
  clearTitle: '¿Borrar todo de este teléfono?',
  clearText:
    'Esto quita lo que la app guarda aquí: lugares, chats, planes y ajustes. Funciona sin internet. Si ya le envió algo a una organización, ahí lo siguen teniendo.',
  clearConfirm: 'Sí, borrar',
  keep: 'No, dejar todo',
  cleared: 'Ya se borró todo',
  clearedText: 'Aquí ya no queda nada de esta app.',
  whose: '¿Este teléfono es suyo?',
  whoseTitle: '¿Este teléfono es suyo o compartido?',
  whoseText: 'Si es compartido, borramos todo al cerrar la página, o a los 30 minutos.',
  own: 'Es mío',
  shared: 'Es compartido',
  modeKept: 'Entendido',
  ownKept: 'Este teléfono guarda lo suyo por 30 días.',
  sharedKept: 'Borraremos todo cuando cierre el navegador.',
} satisfies Translated<typeof en>
