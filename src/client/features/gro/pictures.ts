import type { LucideIcon } from 'lucide-react'
import {
  AlarmClock, Award, BadgeCheck, BedDouble, Brain, Briefcase, CircleDollarSign, FileText, Footprints, GraduationCap,
  HandCoins, Handshake, HeartPulse, House, IdCard, KeyRound, Landmark, LockKeyhole, Mail, Map, Megaphone, MessageCircle,
  MessagesSquare, MonitorSmartphone, NotebookPen, PiggyBank, RefreshCw, Rocket, ShieldAlert, Smartphone, Tag, Target,
  TrendingUp, Users, Wallet, Wind, Wrench,
} from 'lucide-react'
import type { LessonId } from '#domain/gro/lessons.ts'
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

/** One picture for each lesson. */
export const lessonPictures: Record<LessonId, LucideIcon> = {
  firstDay: Handshake,
  onTime: AlarmClock,
  talkToBoss: MessagesSquare,
  takeFeedback: GraduationCap,
  coworkers: Users,
  firstPaycheck: Wallet,
  phone: Smartphone,
  scams: ShieldAlert,
  passwords: LockKeyhole,
  jobEmail: Mail,
  sharedDevices: MonitorSmartphone,
  maps: Map,
  jobCenter: Briefcase,
  resume: FileText,
  recordQuestion: BadgeCheck,
  interview: Award,
  speakUp: Megaphone,
  keepApplying: RefreshCw,
  papers: IdCard,
  budget: CircleDollarSign,
  bank: Landmark,
  credit: TrendingUp,
  renting: KeyRound,
  cushion: PiggyBank,
  skill: Wrench,
  price: Tag,
  firstClient: Rocket,
  getPaid: HandCoins,
  books: NotebookPen,
  easyMoney: ShieldAlert,
  calmBody: Wind,
  selfTalk: Brain,
  sleep: BedDouble,
  oldFriends: Footprints,
  smallGoals: Target,
  talkToSomeone: MessageCircle,
}
