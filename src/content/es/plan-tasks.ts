import type { planTasks as english } from '../en/plan-tasks.ts'
import type { Translated } from '../shape.ts'

export const planTasks = {
  title: 'Próximos pasos',
} satisfies Translated<typeof english>
