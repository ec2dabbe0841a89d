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
import type { PersonalDocument } from '#domain/documents/personal-documents.ts'

export const paperIcons: Record<PersonalDocument, LucideIcon> = {
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
