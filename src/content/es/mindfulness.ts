import type { mindfulness as english } from '../en/mindfulness.ts'
import type { Translated } from '../shape.ts'

export const mindfulness = {
  title: 'Calma con Zen Reggie',
} satisfies Translated<typeof english>
