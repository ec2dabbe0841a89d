import type { accessLog as en } from '../en/access-log.ts'
import type { Translated } from '../shape.ts'

export const accessLog = {
  title: 'Quién puede actuar por ustedes',
  adminTitle: 'Quién puede actuar por ellos',
  text: 'Cada cambio queda aquí 13 meses. También se lo mandamos por correo a todos los administradores.',
  caption: 'Cambios, lo más nuevo primero',
  at: 'Cuándo',
  what: 'Qué cambió',
  empty: 'Todavía no hay cambios',
  emptyText: 'Aquí verá las invitaciones, las funciones nuevas y otros cambios.',
  notLoaded: 'No pudimos cargar los cambios.',
  kinds: {
    claim_asked: '{who} pide actuar por “{listing}”. Deciden sus administradores.',
    listing_added: '{by} agregó el lugar “{listing}” a su cuenta.',
    listing_lost: '{by} pasó el lugar “{listing}” de su cuenta a otra organización.',
    claim_granted:
      '{by} aprobó la solicitud de {who} para “{listing}”. {who} ya puede entrar a su equipo para administrar la cuenta.',
    claim_refused: '{by} dijo que no a la solicitud de {who} para “{listing}”.',
    invited: '{by} invitó a {who} a su equipo. Función: {role}.',
    joined: '{who} entró a su equipo. Función: {role}.',
    role_changed: '{by} cambió la función de {who}. La nueva función: {role}.',
    turned_off: '{by} le quitó el acceso a {who}.',
    turned_on: '{by} le dio acceso otra vez a {who}.',
    removal_planned:
      '{by} pidió que {who} deje de administrar la cuenta. Pasará el {date}, a menos que alguien que administra toque antes “Dejar como está”.',
    removal_stopped: '{by} dejó a {who} como está. Nada cambia.',
    second_factor_on: '{who} agregó un segundo paso para entrar.',
    second_factor_off: '{who} ya no usa el segundo paso para entrar.',
    passphrase_reset: '{who} eligió una nueva frase secreta con un enlace que le enviamos.',
    started_over: '{by} reinició la cuenta de {who}. Tiene que elegir una nueva frase secreta. Función: {role}.',
    notice_emails: '{by} cambió a qué correos les avisamos cuando alguien pide ayuda.',
    organization_removed: '{by} quitó a su organización de Next Chapter.',
  },
  roles: { partner_viewer: 'Solo ver', partner_staff: 'Personal', partner_admin: 'Administrador' },
} satisfies Translated<typeof en>
