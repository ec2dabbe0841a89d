import type { voting as english } from '../en/voting.ts'
import type { Translated } from '../shape.ts'

export const voting = {
  title: 'Guía del voto',
} satisfies Translated<typeof english>
