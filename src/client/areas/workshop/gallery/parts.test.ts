import { expect, test } from 'vitest'
import type { PartName } from './parts.ts'
import { partNames } from './parts.ts'

/** Where each folder of the design system is shown. */
const shownIn: Record<string, readonly PartName[]> = {
  badge: ['badge'],
  button: ['button'],
  card: ['card'],
  chart: ['chart'],
  'checkbox-tile': ['tiles'],
  'copy-text': ['copyText'],
  'data-table': ['dataTable'],
  dialog: ['dialog'],
  drawer: ['drawer'],
  'empty-state': ['emptyState'],
  field: ['field'],
  'filter-bar': ['filterBar'],
  fold: ['fold'],
  'form-errors': ['formErrors'],
  'icon-button': ['iconButton'],
  illustrations: ['pictures'],
  layout: ['appBar'],
  notice: ['notice'],
  pagination: ['pagination'],
  progress: ['progress'],
  'scroll-to-top': ['scrollToTop'],
  'segmented-control': ['segments'],
  select: ['typeAhead'],
  skeleton: ['skeleton'],
  spinner: ['spinner'],
  tabs: ['tabs'],
  'text-link': ['link'],
  toast: ['toast'],
  tooltip: ['tooltip'],
  'visually-hidden': ['hidden'],
}

const folders = new Set(
  Object.keys(import.meta.glob('../../../ui/*/*.tsx')).map((file) => file.split('/').at(-2) ?? ''),
)

test('every folder of the design system is shown in the workshop', () => {
  expect([...folders].toSorted()).toEqual(Object.keys(shownIn).toSorted())
})

test('every part on the page is a component or one of the three looks', () => {
  const appearanceParts: PartName[] = ['colors', 'type', 'longText']

  expect([...Object.values(shownIn).flat(), ...appearanceParts].toSorted()).toEqual(partNames.toSorted())
})
