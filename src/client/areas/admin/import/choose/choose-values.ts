import type { CallArguments } from '#contracts/call.ts'
import type { startImport } from '#contracts/imports.ts'
import { type ChosenList, type ListProblem, readPasted } from './chosen-list.ts'

export interface ChooseValues {
  from: 'file' | 'paste'
  list: ChosenList | ListProblem | null
  pasted: string
  publisher: string
  dataset: string
  licence: string
  url: string
  asOf: string
  after: 'draft' | 'live'
}

export const nothingChosen: ChooseValues = {
  from: 'file',
  list: null,
  pasted: '',
  publisher: '',
  dataset: '',
  licence: '',
  url: '',
  asOf: '',
  after: 'draft',
}

/** The list to send: the file, or the pasted text. */
export function getChosenList({ from, list, pasted, dataset }: ChooseValues): ChosenList | ListProblem | null {
  if (from === 'file') return list
  return pasted.trim() === '' ? null : readPasted(pasted, dataset)
}

type StartBody = CallArguments<typeof startImport>['body']

export function toSource({ publisher, dataset, licence, url, asOf }: ChooseValues): StartBody['source'] {
  return {
    publisher: publisher.trim(),
    dataset: dataset.trim(),
    licence: licence.trim(),
    url: url.trim() || null,
    asOf: asOf.trim(),
  }
}

export const isWebAddress = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text)

/** As precise as the source: an existing year, month or day. */
export function isPartialDate(text: string): boolean {
  const [, month = '01', day = '01'] = text.split('-')
  const date = new Date(`${text.slice(0, 4)}-${month}-${day}T00:00:00Z`)
  return /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}
