import { expect, test } from 'vitest'
import type { ShownLine } from '#domain/facts/state-lines.ts'
import { formatOfficeParts } from './evidence.ts'

const office = { name: 'Department of Human Services', url: 'https://example.gov/', phone: '334-242-0000' }
const format = (own: Partial<ShownLine> | null, language: 'en' | 'es' = 'en', isForModel = false) => {
  const line: ShownLine | null = own && {
    agency: office.name,
    site: office.url,
    phone: '334-242-1700',
    standing: 'own',
    checkedAt: null,
    purpose: null,
    ...own,
  }
  return formatOfficeParts(office, 'snap', 'AL', { findLine: () => line }, language, isForModel)
}

test('the number of an office is the table’s, whatever an older file says', () => {
  expect(format({})).toBe('Department of Human Services · 334-242-1700 · https://example.gov/')
  expect(format(null)).toBe('Department of Human Services · https://example.gov/')
})

test('a number nobody called comes last and says so, and a model does not get it', () => {
  expect(format({ standing: 'listed' })).toBe(
    "Department of Human Services · https://example.gov/ · listed, but we haven't called it yet: 334-242-1700",
  )
  expect(format({ standing: 'listed' }, 'es')).toContain('todavía no lo llamamos: 334-242-1700')
  expect(format({ standing: 'listed' }, 'en', true)).not.toContain('334-242-1700')
})

test('a payment line says that it takes payments', () => {
  expect(format({ purpose: 'payments' })).toContain('334-242-1700 · for payments only')
})

test('legal aid is named as the organization that has the number', () => {
  const line = { agency: 'Another Legal Aid', site: 'https://other.example/', phone: '334-242-1700' } as ShownLine
  const facts = { findLine: () => ({ ...line, standing: 'checked', checkedAt: 1, purpose: null }) as ShownLine }
  expect(formatOfficeParts(office, 'legal-aid', 'AL', facts, 'en')).toBe(
    'Another Legal Aid · 334-242-1700 · https://other.example/',
  )
})
