import type { signIn as en } from '../en/sign-in.ts'
import type { Translated } from '../shape.ts'

export const signIn = {
  partnerTitle: 'Entrada para organizaciones',
  partnerText: 'Esta área es para grupos que responden a quien pide ayuda. Solo entran personas con invitación.',
  adminTitle: 'Entrada para el personal',
  adminText: 'Esta área es para el personal de este servicio. Solo entran personas con invitación.',
  howTitle: 'Cómo entrar',
  how: 'Abra el enlace de su invitación. ¿No tiene uno? Pídalo a la persona que dirige este servicio.',
  needHelp: 'Necesito ayuda para mí',
} satisfies Translated<typeof en>
