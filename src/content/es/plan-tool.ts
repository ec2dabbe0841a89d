import type { planTool as english } from '../en/plan-tool.ts'
import type { Translated } from '../shape.ts'

export const planTool = {
  title: 'Crear mi plan',
} satisfies Translated<typeof english>
