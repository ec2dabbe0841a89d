import type { LucideIcon } from 'lucide-react'
import {
  Brain, Briefcase, FileText, Footprints, HeartPulse, House, Landmark, MonitorSmartphone, Rocket,
} from 'lucide-react'
import type { PromptModule } from '#domain/prompts/modules.ts'

/** The row of common questions, and the quick topics of the history. */
export const shortcutModules = [
  'toolUp', 'getInMotion', 'layFoundation', 'createValue', 'ownMindset', 'housing',
] as const satisfies readonly PromptModule[]

/** The eight cards of an empty chat, what people need first in front. The row has the ninth. */
export const topicModules = [
  'housing', 'documentPrep', 'getInMotion', 'healthSupport', 'thriveAtWork', 'toolUp', 'layFoundation', 'ownMindset',
] as const satisfies readonly PromptModule[]

export const moduleIcons: Record<PromptModule, LucideIcon> = {
  thriveAtWork: Briefcase,
  toolUp: MonitorSmartphone,
  getInMotion: Footprints,
  layFoundation: Landmark,
  createValue: Rocket,
  ownMindset: Brain,
  housing: House,
  documentPrep: FileText,
  healthSupport: HeartPulse,
}
