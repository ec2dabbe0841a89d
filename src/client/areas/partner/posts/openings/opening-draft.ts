import type { Opportunity } from '#domain/opportunities/opportunity.ts'

/** Form values: strings, even where the opening has no value. */
export interface OpeningDraft {
  kind: Opportunity['kind']
  titleEn: string
  titleEs: string
  aboutEn: string
  aboutEs: string
  organization: string
  /** Local time in the format of the browser's input. */
  startsAt: string
  state: string
  county: string
  address: string
  isRemote: boolean
  pay: string
  shifts: Opportunity['shifts']
  duties: Opportunity['duties']
  requirements: Opportunity['requirements']
  hasTraining: boolean
  languages: Opportunity['languages']
  hiresRecords: 'yes' | 'no' | 'unknown'
  checkWhen: string
  fairNoteEn: string
  fairNoteEs: string
  applyHow: Opportunity['apply']['how']
  applyPhone: string
  applyUrl: string
  applyNoteEn: string
  applyNoteEs: string
}

export const newOpeningDraft = (organization: string): OpeningDraft => ({
  kind: 'job',
  titleEn: '',
  titleEs: '',
  aboutEn: '',
  aboutEs: '',
  organization,
  startsAt: '',
  state: '',
  county: '',
  address: '',
  isRemote: false,
  pay: '',
  shifts: [],
  duties: [],
  requirements: [],
  hasTraining: false,
  languages: ['en'],
  hiresRecords: 'unknown',
  checkWhen: '',
  fairNoteEn: '',
  fairNoteEs: '',
  applyHow: 'call',
  applyPhone: '',
  applyUrl: '',
  applyNoteEn: '',
  applyNoteEs: '',
})

/** Copies an earlier opening into a new draft. Its past date is left out. */
export function toOpeningDraft(opening: Opportunity): OpeningDraft {
  const { title, about, fairChance, apply, kind, organization, isRemote, hasTraining } = opening
  const { shifts, duties, requirements, languages } = opening
  const { hiresRecords } = fairChance
  return {
    kind,
    organization,
    isRemote,
    hasTraining,
    shifts,
    duties,
    requirements,
    languages,
    titleEn: title.en,
    titleEs: title.es,
    aboutEn: about.en,
    aboutEs: about.es,
    startsAt: '',
    state: opening.state ?? '',
    county: opening.county ?? '',
    address: opening.address ?? '',
    pay: opening.pay ?? '',
    hiresRecords: hiresRecords === null ? 'unknown' : hiresRecords ? 'yes' : 'no',
    checkWhen: fairChance.checkWhen ?? '',
    fairNoteEn: fairChance.note?.en ?? '',
    fairNoteEs: fairChance.note?.es ?? '',
    applyHow: apply.how,
    applyPhone: apply.phone ?? '',
    applyUrl: apply.url ?? '',
    applyNoteEn: apply.note?.en ?? '',
    applyNoteEs: apply.note?.es ?? '',
  }
}

const orNull = (text: string) => text.trim() || null
const both = (en: string, es: string) =>
  en.trim() === '' && es.trim() === '' ? null : { en: en.trim(), es: es.trim() }

function instant(local: string): string | null {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Coordinates are computed, never typed. The result may be invalid; `openingProblems` checks it. */
export function toOpening(draft: OpeningDraft): Opportunity {
  const { kind, isRemote, shifts, duties, requirements, hasTraining, languages } = draft
  return {
    kind,
    isRemote,
    shifts,
    duties,
    requirements,
    hasTraining,
    languages,
    lat: null,
    lon: null,
    title: { en: draft.titleEn.trim(), es: draft.titleEs.trim() },
    about: { en: draft.aboutEn.trim(), es: draft.aboutEs.trim() },
    organization: draft.organization.trim(),
    state: orNull(draft.state) as Opportunity['state'],
    county: draft.state === '' ? null : orNull(draft.county),
    address: orNull(draft.address),
    pay: orNull(draft.pay),
    fairChance: {
      hiresRecords: draft.hiresRecords === 'unknown' ? null : draft.hiresRecords === 'yes',
      checkWhen: orNull(draft.checkWhen) as Opportunity['fairChance']['checkWhen'],
      note: both(draft.fairNoteEn, draft.fairNoteEs),
    },
    apply: {
      how: draft.applyHow,
      phone: orNull(draft.applyPhone),
      url: orNull(draft.applyUrl),
      note: both(draft.applyNoteEn, draft.applyNoteEs),
    },
    startsAt: kind === 'hiring_event' ? instant(draft.startsAt) : null,
  }
}
