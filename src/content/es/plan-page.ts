import type { planPage as english } from '../en/plan-page.ts'
import type { Translated } from '../shape.ts'

export const planPage = {
  title: 'Mi plan de acción',
} satisfies Translated<typeof english>
