import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeColleague, inviteColleague, keepAdministratorCall } from '#contracts/accounts.ts'
import { decidePartnerClaim } from '#contracts/claims.ts'
import { savePartnerSettings, saveTemplates } from '#contracts/partner-settings.ts'
import type { Account } from '#domain/accounts/account.ts'
import { termsVersion } from '#domain/partners/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { AnsweringTab } from './answering-tab.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { OrganizationTab } from './organization-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { accessQuery, claimsQuery, peopleQuery, sessionsQuery, settingsQuery, templatesQuery } from './queries.ts'
import { securityActions } from './security/security-actions.ts'
import { SecurityTab } from './security-tab.tsx'
import type { SettingsTab } from './settings-rights.ts'
import { TemplatesTab } from './templates-tab.tsx'
import type { StoredSettings } from './use-settings-form.ts'
import type { StoredTemplates } from './use-templates-form.ts'

interface OpenTabProps {
  tab: SettingsTab
  account: Account
}

/** Connects one tab to the server. */
export function OpenTab({ tab, account }: OpenTabProps) {
  switch (tab) {
    case 'people':
      return <OpenPeople ownId={account.id} />
    case 'templates':
      return <OpenTemplates />
    case 'security':
      return <OpenSecurity account={account} />
    case 'organization':
    case 'answering':
    case 'privacy':
      return <OpenSettings tab={tab} />
  }
}

function OpenSettings({ tab }: { tab: 'organization' | 'answering' | 'privacy' }) {
  const client = useQueryClient()
  const query = useQuery(settingsQuery)
  const handleSave = async ({ version, settings }: StoredSettings) => {
    const saved = await callStaff(savePartnerSettings, { body: { version, settings } })
    client.setQueryData(settingsQuery.queryKey, saved)
    return saved
  }
  return (
    <LoadedPart query={query}>
      {(stored) => {
        const part = { stored, onSave: handleSave, onReload: () => client.fetchQuery(settingsQuery) }
        const { settings, version, trackingCode } = stored
        if (tab === 'answering') return <AnsweringTab {...part} />
        if (tab === 'organization') {
          return <OrganizationTab {...part} trackingLink={`${location.origin}/?org=${trackingCode}`} />
        }
        const accept = async () => void (await handleSave({ version, settings: { ...settings, termsVersion } }))
        return <PrivacyTab accepted={settings.termsVersion} onAccept={accept} />
      }}
    </LoadedPart>
  )
}

function OpenPeople({ ownId }: { ownId: string }) {
  const t = useText('partnerSettings')
  const { longDay } = useMoments()
  const client = useQueryClient()
  const query = useQuery(peopleQuery)
  const claims = useQuery(claimsQuery)
  const changes = useQuery(accessQuery)
  const refresh = () =>
    Promise.all([peopleQuery, claimsQuery, accessQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  const done = async (title: string) => {
    await refresh()
    showToast({ title })
  }
  return (
    <LoadedPart query={query}>
      {(people) => (
        <PeopleTab
          people={people}
          ownId={ownId}
          claims={claims.data ?? []}
          changes={changes.data}
          onInvite={async (invitation) => {
            const reply = await callStaff(inviteColleague, { body: invitation })
            await refresh()
            return reply
          }}
          onChange={async (id, change) => {
            const { dueAt } = await callStaff(changeColleague, { params: { id }, body: change })
            await done(dueAt === undefined ? t('people.changed') : t('people.planned', { date: longDay(dueAt) }))
          }}
          onKeep={async ({ id, name, email }) => {
            await callStaff(keepAdministratorCall, { params: { id } })
            await done(t('people.kept', { name: name || email }))
          }}
          onDecideClaim={async ({ id, contactName: name }, body) => {
            await callStaff(decidePartnerClaim, { params: { id }, body })
            await done(
              body.decision === 'invite' ? t('people.claimInvited', { name }) : t('people.claimRefused', { name }),
            )
          }}
        />
      )}
    </LoadedPart>
  )
}

function OpenTemplates() {
  const client = useQueryClient()
  const query = useQuery(templatesQuery)
  const handleSave = async ({ templates, version }: StoredTemplates) => {
    const saved = await callStaff(saveTemplates, { body: { templates, version } })
    client.setQueryData(templatesQuery.queryKey, saved)
    return saved
  }
  return (
    <LoadedPart query={query}>
      {(stored) => (
        <TemplatesTab stored={stored} onSave={handleSave} onReload={() => client.fetchQuery(templatesQuery)} />
      )}
    </LoadedPart>
  )
}

function OpenSecurity({ account }: { account: Account }) {
  const client = useQueryClient()
  const actions = useMemo(() => securityActions(client), [client])
  const sessions = useQuery(sessionsQuery)
  const retry = sessions.error ? () => void sessions.refetch() : undefined
  return <SecurityTab account={account} sessions={sessions.data} onRetrySessions={retry} actions={actions} />
}
