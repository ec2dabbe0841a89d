import type { LucideIcon } from 'lucide-react'
import {
  Brain,
  Briefcase,
  FileText,
  Footprints,
  HeartPulse,
  House,
  Landmark,
  MonitorSmartphone,
  Rocket,
} from 'lucide-react'
import type { PromptModule } from '#domain/prompts/modules.ts'

/** A module has the same icon everywhere. */
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
