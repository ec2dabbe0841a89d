import type { NeedKey } from '../needs/needs.ts'

/** A tip written by staff: it restates one guide. Votes and reports refer to it by this id. */
export interface StaffTip {
  /** Its text in `content/{en,es}/community-tips.ts`. */
  words: string
  id: string
  need: NeedKey
  /** The guide in `data/knowledge` that it is based on. */
  guide: string
}

export const staffTips = [
  {
    words: 'papersInOrder',
    id: '53809e1e-77a7-41cb-af68-bd6c8ebbce5b',
    need: 'id-documentation',
    guide: 'papers-in-order',
  },
  {
    words: 'keepPapersSafe',
    id: '130149a3-fa92-4fc2-a2dd-cd73486af22e',
    need: 'id-documentation',
    guide: 'keep-papers-safe',
  },
  { words: 'mailAddress', id: '01cd0e51-01b5-48fb-97e9-908f1bb65264', need: 'housing', guide: 'mail-address' },
  { words: 'bedTonight', id: 'e0821788-7b58-457f-a10a-f578258268cd', need: 'housing', guide: 'bed-tonight' },
  { words: 'foodPantry', id: 'ec2c3751-91e7-4c21-9b1f-9b61fac67601', need: 'food-assistance', guide: 'food-pantry' },
  { words: 'applySnap', id: '135ac157-4173-46d7-a605-2cae0d9a7529', need: 'food-assistance', guide: 'apply-snap' },
  {
    words: 'libraryComputers',
    id: '24d4f9e9-351b-46f2-b8e7-b880e91911d5',
    need: 'technology-digital-literacy',
    guide: 'library-computers',
  },
  {
    words: 'recordQuestion',
    id: '8b78e8e3-149a-4d32-96cf-e2bc12c6867c',
    need: 'employment',
    guide: 'answer-record-question',
  },
  { words: 'federalBonding', id: 'ac3caec9-8298-4edf-8e42-fcbfc2adef45', need: 'employment', guide: 'federal-bonding' },
  { words: 'jobScams', id: '7137738b-07a6-44ef-8420-39749b55fa81', need: 'employment', guide: 'job-scams' },
  { words: 'ged', id: 'f44c1d56-2cd7-41d7-929f-9f0edfee88aa', need: 'education', guide: 'ged' },
  {
    words: 'healthCenter',
    id: '92e4fa2b-5f03-44c2-9a9a-f21249648179',
    need: 'healthcare',
    guide: 'community-health-center',
  },
  { words: 'medicine', id: '1fc28ea7-51e7-4689-8bf8-3c82fa04f411', need: 'healthcare', guide: 'medicine-running-out' },
  { words: 'medicalRides', id: '878289d4-a644-4fb0-9ce6-7f69f93f10f8', need: 'transportation', guide: 'medical-rides' },
  { words: 'noCar', id: '470897c2-2699-45ee-98ba-0fb4f6d96385', need: 'transportation', guide: 'get-around-no-car' },
  { words: 'missedVisit', id: '0ffb4943-175d-4952-af70-9d6cb271f8b1', need: 'legal', guide: 'missed-appointment' },
  { words: 'legalAid', id: '4878d582-7d53-423d-90fa-7f0e6463d024', need: 'legal', guide: 'legal-aid' },
  {
    words: 'childSupport',
    id: 'c0f17ad2-14f9-4261-8865-a9511f7f4a86',
    need: 'family-child-support',
    guide: 'child-support-lower',
  },
  { words: 'naloxone', id: 'e785f986-223c-4005-89c6-7081b69a07e2', need: 'recovery-support', guide: 'naloxone' },
  { words: 'peerMentor', id: '6d42c64b-5720-482f-8fdb-d990a8122ad1', need: 'peer-support', guide: 'peer-mentor' },
] as const satisfies readonly StaffTip[]
