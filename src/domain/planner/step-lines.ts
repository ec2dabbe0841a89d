import { fillText } from './fill-text.ts'
import type { PlanTexts, TaskText } from './plan-texts.ts'
import type { UrgentKind } from './task.ts'
import type { TaskHelp, TaskOffice } from './task-office.ts'

/** The help line that people know by its number alone. */
const everywhere = '211'

/** Steps that cannot wait for one place to answer. */
const withBackup: ReadonlySet<UrgentKind | null> = new Set(['safety', 'bed', 'medicine'])

export interface ScriptFacts {
  /** Sentences that the person tells of themselves before asking. */
  told: readonly string[]
  /** The county as it reads in a sentence, which 2-1-1 asks for first. */
  county: string | null
}

const nothingTold: ScriptFacts = { told: [], county: null }

/** What to say and to whom: at the listing, on the person's own number, to the office, otherwise to 2-1-1. */
export function writeScript(
  { say, who, ask211 }: TaskText,
  { place: listing, office }: TaskHelp,
  { step }: Pick<PlanTexts, 'step'>,
  { told, county }: ScriptFacts = nothingTold,
): string {
  const words = [...told, say].join(' ')
  if (listing) return fillText(step.say, { words })
  if (who) return fillText(step.callPerson, { who, words })
  if (office?.phone && office.name && office.phone !== everywhere) {
    return fillText(step.callOffice, { name: office.name, phone: office.phone, words })
  }
  const asked = ask211 === undefined ? words : sayTo211(ask211, county, step, told)
  if (office?.url && office.phone === null) return fillText(step.startOnline, { url: office.url, words: asked })
  return fillText(step.call211, { words: asked })
}

/** Whoever answers at 2-1-1 looks up places by county and need. */
function sayTo211(what: string, county: string | null, step: PlanTexts['step'], told: readonly string[]): string {
  const asked = county === null ? fillText(step.say211Anywhere, { what }) : fillText(step.say211, { county, what })
  return [...told, asked].join(' ')
}

/** The lines under a step: where, what to say, and the office's page if neither includes it. */
export function writeHelpLines(
  script: string,
  { place: listing, office }: TaskHelp,
  { step, notes }: Pick<PlanTexts, 'step'> & Partial<Pick<PlanTexts, 'notes'>>,
  urgent: UrgentKind | null = null,
): string[] {
  const where = listing && [listing.name, listing.phone, listing.address].filter((part) => part !== null).join(', ')
  const isEnough =
    office?.url == null ||
    office.phone === everywhere ||
    script.includes(office.url) ||
    (listing !== null && office.name !== null)
  const backup = listing !== null && withBackup.has(urgent) ? nameLine(office) : null
  return [
    ...(where ? [fillText(step.where, { place: where })] : []),
    script,
    ...(notes && backup !== null ? [fillText(notes.backup, { line: backup })] : []),
    ...(isEnough ? [] : [officeLine(office, script, step)]),
  ]
}

/** Whom to call with the number; 2-1-1 is known by its number alone. */
function nameLine(office: TaskOffice | null): string | null {
  if (office?.phone == null) return null
  return office.phone === everywhere ? '2-1-1' : [office.name, office.phone].filter((part) => part !== null).join(', ')
}

function officeLine(office: TaskOffice, script: string, step: PlanTexts['step']): string {
  const contact = [office.phone, office.url].filter((part) => part !== null && !script.includes(part)).join(', ')
  const isNew = office.name !== null && !script.includes(office.name)
  return isNew ? fillText(step.office, { name: `${office.name}, ${contact}` }) : fillText(step.online, { url: contact })
}
