import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partnerShell as english } from '#content/en/partner-shell.ts'
import { partnerShell as spanish } from '#content/es/partner-shell.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

const weak = { role: 'partner_admin', hasSecondFactor: false } as const
const open = (
  route: string,
  account: { role: 'partner_admin' | 'partner_staff'; hasSecondFactor: boolean },
  language: 'en' | 'es' = 'en',
) =>
  renderInLanguage(
    <SecondFactorGate route={route} account={account}>
      <p>{'what people wrote'}</p>
    </SecondFactorGate>,
    language,
  )

test.each([
  ['en', english],
  ['es', spanish],
] as const)('an admin without a second step is led to setting it up (%s)', async (language, words) => {
  await open('/partner-portal/introductions', weak, language)

  expect(screen.queryByText('what people wrote')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: words.gate.title })).toBeTruthy()
  const link = screen.getByRole('link', { name: words.gate.open })
  expect(link.getAttribute('href')).toBe('/partner-settings?tab=security')
})

test.each([
  ['/partner-settings', weak],
  ['/partner-portal/resources', weak],
  ['/partner-portal/introductions', { ...weak, hasSecondFactor: true }],
  ['/partner-portal/introductions', { role: 'partner_staff', hasSecondFactor: false }],
] as const)('%s opens as before for %j', async (route, account) => {
  await open(route, account)
  expect(screen.getByText('what people wrote')).toBeTruthy()
})
