import type { partnerShell as en } from '../en/partner-shell.ts'
import type { Translated } from '../shape.ts'

export const partnerShell = {
  title: 'Portal de socios',
  nav: {
    label: 'Páginas para socios',
    dashboard: 'Inicio',
    introductions: 'Solicitudes',
    board: 'Tablero',
    listings: 'Fichas',
    posts: 'Publicaciones',
    reggie: 'Reggie',
    analytics: 'Informes',
    settings: 'Ajustes',
  },
  roles: {
    partner_viewer: 'Solo ver',
    partner_staff: 'Personal',
    partner_admin: 'Administrador',
  },
  signedInAs: '{name}, {role}',
  service: {
    title: 'Estas páginas son para socios',
    text: 'Usted dirige este servicio. No puede ver lo que la gente escribe a un grupo. Sus páginas están aquí.',
    open: 'Ir a las páginas del personal',
  },
  gate: {
    title: 'Primero falta un paso',
    text: 'Usted administra esta cuenta. Antes de leer lo que la gente escribió, agregue un segundo paso para entrar. Toma unos dos minutos y necesita una app en su teléfono.',
    why: 'Así, quien le robe la frase secreta no puede abrir nada.',
    open: 'Agregar el segundo paso',
  },
} satisfies Translated<typeof en>
