import { fillText } from './fill-text.ts'
import type { PlanTexts, TaskText } from './plan-texts.ts'
import type { TaskHelp, TaskOffice } from './task-office.ts'

/** The help line that people know by its number alone. */
const everywhere = '211'

/** What to say and to whom: at the listing, on the person's own number, to the office, otherwise to 2-1-1. */
export function writeScript(
  { say, who }: TaskText,
  { place: listing, office }: TaskHelp,
  { step }: Pick<PlanTexts, 'step'>,
): string {
  if (listing) return fillText(step.say, { words: say })
  if (who) return fillText(step.callPerson, { who, words: say })
  if (office?.phone && office.name && office.phone !== everywhere) {
    return fillText(step.callOffice, { name: office.name, phone: office.phone, words: say })
  }
  if (office?.url && office.phone === null) return fillText(step.startOnline, { url: office.url, words: say })
  return fillText(step.call211, { words: say })
}

/** The lines under a step: where, what to say, and the office's page if neither includes it. */
export function writeHelpLines(
  script: string,
  { place: listing, office }: TaskHelp,
  { step }: Pick<PlanTexts, 'step'>,
): string[] {
  const where = listing && [listing.name, listing.phone, listing.address].filter((part) => part !== null).join(', ')
  const isEnough =
    office?.url == null ||
    office.phone === everywhere ||
    script.includes(office.url) ||
    (listing !== null && office.name !== null)
  return [
    ...(where ? [fillText(step.where, { place: where })] : []),
    script,
    ...(isEnough ? [] : [officeLine(office, script, step)]),
  ]
}

function officeLine(office: TaskOffice, script: string, step: PlanTexts['step']): string {
  const contact = [office.phone, office.url].filter((part) => part !== null && !script.includes(part)).join(', ')
  const isNew = office.name !== null && !script.includes(office.name)
  return isNew ? fillText(step.office, { name: `${office.name}, ${contact}` }) : fillText(step.online, { url: contact })
}
