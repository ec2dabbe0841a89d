import type { tutorial as english } from '../en/tutorial.ts'
import type { Translated } from '../shape.ts'

export const tutorial = {
  title: 'Tutorial',
} satisfies Translated<typeof english>
