import type { Language } from '#domain/language.ts'
import { noteSections, type NoteSection } from '#domain/transportation/notes.ts'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import type { TransitAgency } from '#domain/transportation/transit-agency.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { callScript } from './call-script.ts'
import { clockTime, type TransportText } from './trip-words.ts'

interface Spoken {
  form: TripForm
  plan: TripPlan | null
  zone: string | null
  agencies: readonly TransitAgency[]
}

const spokenAgencies = 3

/** The page as text to read aloud, with the answer first. */
export function spokenGuide(spoken: Spoken, t: TransportText, language: Language): string {
  const agencies = spoken.agencies.slice(0, spokenAgencies).map(({ name }) => name)
  const notes = (Object.keys(noteSections) as NoteSection[]).flatMap((section) => [
    `${t(`sections.${section}`)}.`,
    ...noteSections[section].map((id) => `${t(`notes.${id}.title`)}. ${t(`notes.${id}.text`)}`),
  ])
  return [
    t('title'),
    ...answerLines(spoken, t, language),
    ...(agencies.length > 0 ? [t('agencies.titlePlain'), ...agencies] : []),
    t('script.title'),
    ...callScript(spoken, t, language),
    ...notes,
  ].join('\n')
}

function answerLines({ plan, zone }: Spoken, t: TransportText, language: Language): string[] {
  if (!plan) return [t('answer.start')]
  const { distance, times, crosses } = plan
  const formatTime = (at: number) => clockTime(at, zone, language)
  const line = t(distance?.isRough ? 'answer.rough' : 'answer.straight')
  return [
    distance ? `${line}: ${t('answer.miles', { miles: distance.miles })}.` : null,
    distance?.walkMinutes ? `${t('answer.walkLabel')} ${t('answer.walk', { minutes: distance.walkMinutes })}.` : null,
    times?.leaveAt ? `${t('answer.leave')} ${formatTime(times.leaveAt)}.` : null,
    times?.backupLeaveAt ? `${t('answer.backup')} ${formatTime(times.backupLeaveAt)}.` : null,
    times ? `${t('answer.beThere')} ${formatTime(times.beThereAt)}. ${t('notOrder')}` : null,
    crosses ? `${t(`crossing.${crosses}`)} ${t('crossing.text')}` : null,
  ].filter((line) => line !== null)
}
