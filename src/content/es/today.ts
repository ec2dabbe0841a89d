import type { today as english } from '../en/today.ts'
import type { Translated } from '../shape.ts'

export const today = {
  title: 'Hoy',
} satisfies Translated<typeof english>
