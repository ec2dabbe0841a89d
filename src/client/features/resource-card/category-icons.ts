import {
  Brain,
  Briefcase,
  Bus,
  GraduationCap,
  HandHeart,
  HandHelping,
  HeartPulse,
  House,
  LifeBuoy,
  Megaphone,
  Scale,
  Sprout,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Resource } from '#domain/resources/resource.ts'

export const categoryIcons: Record<Resource['category'], LucideIcon> = {
  housing: House,
  employment: Briefcase,
  education: GraduationCap,
  legal: Scale,
  healthcare: HeartPulse,
  'mental-health': Brain,
  transportation: Bus,
  'advocacy-coalition': Megaphone,
  'community-services': HandHelping,
  'peer-support': HandHeart,
  'recovery-support': Sprout,
  other: LifeBuoy,
}
