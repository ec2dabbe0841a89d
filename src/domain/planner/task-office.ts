import type { PlanListing } from '../action-plan/plan-step.ts'
import type { Contact, Facts, Office, StateOffices } from '../facts/facts.ts'
import type { LineService } from '../facts/state-lines.ts'
import type { Language } from '../language.ts'
import type { StateCode } from '../places/states.ts'
import type { Signal } from './signals.ts'
import type { StateOfficeKind, Task } from './task.ts'

/** Where a step is done: a state office or a national line. At least one of phone and link is set. */
export type TaskOffice = Office

/** Who can help with one task: a listing, and the state's office or the national line. */
export interface TaskHelp {
  place: PlanListing | null
  office: TaskOffice | null
  /** The state's own rule that belongs to it. */
  rule?: string | null
  /** A place of the right kind would help, and none is listed near. */
  isMissing?: boolean
}

const nameless = (url: string | null): Office => ({ name: null, phone: null, url })

type OfficeFacts = Pick<Facts, 'states'> & Partial<Pick<Facts, 'voting' | 'findLine'>>

/** The line of the table for each office of a state. */
export const serviceByOffice = {
  idOffice: 'id-office',
  vitalRecords: 'vital-records',
  corrections: 'corrections',
  snap: 'snap',
  medicaid: 'medicaid',
  jobs: 'job-service',
  legalAid: 'legal-aid',
} as const satisfies Record<Exclude<StateOfficeKind, 'elections'>, LineService>

function getStateOffice(kind: Exclude<StateOfficeKind, 'elections'>, offices: StateOffices): Office | null {
  switch (kind) {
    case 'snap':
      return nameless(offices.snapUrl)
    case 'medicaid':
      return nameless(offices.medicaidUrl)
    case 'jobs':
      return nameless(offices.jobsUrl)
    default:
      return offices[kind]
  }
}

/**
 * The office of the person's state for a task; null when the state or its office is unknown. The elections office is
 * stored with the voting rules, which not every screen loads.
 */
export function findTaskOffice(task: Task, state: StateCode | null, facts: OfficeFacts): TaskOffice | null {
  if (!state || !task.office) return null
  const office =
    task.office === 'elections'
      ? (facts.voting?.states[state].office ?? null)
      : getStateOffice(task.office, facts.states[state])
  if (!office || (office.phone === null && office.url === null)) return null
  const phone = findPhone(task.office, office, state, facts)
  return {
    name: office.name ?? (phone === null ? null : findAgency(task.office, state, facts)),
    phone,
    url: office.url,
  }
}

/** Programs are known by their page; whoever is called has a name. */
const findAgency = (kind: StateOfficeKind, state: StateCode, { findLine }: OfficeFacts): string | null =>
  kind === 'elections' ? null : (findLine?.(state, serviceByOffice[kind])?.agency ?? null)

/**
 * Where the table of lines is at hand, its number as calls left it; a plan tells a person to call only a number that is
 * sure. Without the table, the number a phone keeps.
 */
function findPhone(kind: StateOfficeKind, office: Office, state: StateCode, { findLine }: OfficeFacts): string | null {
  if (kind === 'elections' || !findLine) return office.phone
  const line = findLine(state, serviceByOffice[kind])
  if (!line || line.standing === 'listed' || line.purpose !== null) return null
  // Several organizations share the legal aid of some states, and the number is of one of them.
  return kind === 'legalAid' && office.phone !== line.phone && line.standing !== 'checked' ? null : line.phone
}

/** A federal case is not with the state's prisons, and a tribe has its own officers. */
export function isWrongOffice({ office }: Pick<Task, 'office'>, signals: ReadonlySet<Signal>): boolean {
  return office === 'corrections' && (signals.has('federal') || signals.has('tribal-case'))
}

/** The national line of a task, in the person's language. */
export function findTaskContact(
  task: Task,
  contacts: ReadonlyMap<string, Contact>,
  language: Language,
): TaskOffice | null {
  const contact = contacts.get(task.contact ?? '')
  if (!contact) return null
  const url = language === 'es' ? (contact.urlEs ?? contact.url) : contact.url
  return { name: contact.name[language], phone: contact.phone, url }
}
