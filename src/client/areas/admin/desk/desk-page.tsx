import { useSearchParams } from 'wouter'
import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole, roleIncludes } from '#domain/accounts/roles.ts'
import { SignOutButton } from '#client/features/sign-in/sign-out-button.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { MailPanel } from './mail-panel.tsx'
import { SuggestionsPanel } from './suggestions-panel.tsx'

/** /admin: what waits for somebody who runs the service. */
export function DeskPage({ account }: { account: Account }) {
  const t = useText('adminDesk')
  const [params, setParams] = useSearchParams()
  const items = [
    { id: 'claims', label: t('tabs.claims'), panel: <ClaimsPanel /> },
    { id: 'changes', label: t('tabs.changes'), panel: <ChangesPanel /> },
    { id: 'suggestions', label: t('tabs.suggestions'), panel: <SuggestionsPanel /> },
    ...(roleIncludes(account.role, 'admin') ? [{ id: 'mail', label: t('tabs.mail'), panel: <MailPanel /> }] : []),
  ]
  const tab = items.find(({ id }) => id === params.get('tab'))?.id ?? 'claims'
  return (
    <DeskFrame who={<Who account={account} />}>
      <Tabs
        label={t('tabsLabel')} items={items} value={tab}
        onChange={(id) => setParams({ tab: id }, { replace: true })}
      />
    </DeskFrame>
  )
}

function Who({ account: { name, role } }: { account: Account }) {
  const t = useText('adminDesk')
  return (
    <div className="desk-who">
      {!isPartnerRole(role) && <span>{t('signedInAs', { name, role: t(`roles.${role}`) })}</span>}
      <SignOutButton label={t('signOut')} failedText={t('signOutFailed')} to="/admin" />
    </div>
  )
}
