import type { transportation as english } from '../en/transportation.ts'
import type { Translated } from '../shape.ts'

export const transportation = {
  title: 'Guía de transporte',
} satisfies Translated<typeof english>
