import type { adminShell as en } from '../en/admin-shell.ts'
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
} satisfies Translated<typeof en>
