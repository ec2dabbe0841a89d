import {
  Apple, BriefcaseBusiness, Bus, GraduationCap, Hammer, HandCoins, Handshake, HeartHandshake, HeartPulse, House, IdCard,
  LifeBuoy, type LucideIcon, Pencil, Scale, Smartphone, Smile, Sunrise, Users,
} from 'lucide-react'
import type { NeedKey } from '#domain/needs/needs.ts'

/** A picture beside each word, for people who read slowly. */
export const needIcons: Record<NeedKey, LucideIcon> = {
  housing: House,
  employment: BriefcaseBusiness,
  'job-training': Hammer,
  legal: Scale,
  healthcare: HeartPulse,
  'mental-health': Smile,
  education: GraduationCap,
  transportation: Bus,
  'recovery-support': LifeBuoy,
  'family-child-support': Users,
  'financial-assistance': HandCoins,
  'food-assistance': Apple,
  'technology-digital-literacy': Smartphone,
  'id-documentation': IdCard,
  'peer-support': Handshake,
  'restorative-justice': HeartHandshake,
  sobriety: Sunrise,
  other: Pencil,
}
