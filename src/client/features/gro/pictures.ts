import type { LucideIcon } from 'lucide-react'
import { Brain, Briefcase, FileText, Footprints, HeartPulse, House, Landmark, MonitorSmartphone, Rocket } from 'lucide-react'
import type { PromptModule } from '#domain/prompts/modules.ts'

/** The same signs as in the menu and the chat. */
export const modulePictures: Record<PromptModule, LucideIcon> = {
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
