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
  roles: { reviewer: 'Persona que revisa', admin: 'Persona a cargo', super_admin: 'Persona a cargo de todo' },
  notYours: {
    title: 'Esta página no es para su función',
    text: 'La puede abrir alguien con otra función. Si la necesita, pídala a la persona a cargo de todo.',
    home: 'Ir a la primera página',
  },
} satisfies Translated<typeof en>
