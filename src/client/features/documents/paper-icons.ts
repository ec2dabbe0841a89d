import {
  Baby,
  BookUser,
  CalendarX2,
  Car,
  DoorOpen,
  FileDigit,
  HeartPulse,
  IdCard,
  type LucideIcon,
  Mail,
  Shield,
  ShieldCheck,
  Star,
} from 'lucide-react'
import type { Paper } from '#domain/documents/papers.ts'

export const paperIcons: Record<Paper, LucideIcon> = {
  'release-papers': DoorOpen,
  'prison-id': Shield,
  'birth-certificate': Baby,
  'social-security-card': ShieldCheck,
  'state-id': IdCard,
  'drivers-license': Car,
  'real-id': Star,
  passport: BookUser,
  'expired-id': CalendarX2,
  'address-papers': Mail,
  'number-proof': FileDigit,
  'health-record': HeartPulse,
}
