import type { partnerShell as en } from '../en/partner-shell.ts'
import type { Translated } from '../shape.ts'

export const partnerShell = {
  title: 'Portal de socios',
} satisfies Translated<typeof en>
