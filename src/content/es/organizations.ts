import type { organizations as en } from '../en/organizations.ts'
import type { Translated } from '../shape.ts'

export const organizations = {
  neutralName: 'Una organización local',
} satisfies Translated<typeof en>
