import { failureText } from '#client/platform/form/failure-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { Account } from '#domain/accounts/account.ts'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { AuditLog } from './security/audit-log.tsx'
import { PassphraseForm } from './security/passphrase-form.tsx'
import { SecondFactorPart } from './security/second-factor-part.tsx'
import type { SecurityActions } from './security/security-actions.ts'
import { SessionList, type StaffSessionRow } from './security/session-list.tsx'

interface SecurityTabProps {
  account: Account
  /** Undefined while loading. */
  sessions: readonly StaffSessionRow[] | undefined
  /** Set when loading the sessions failed. */
  onRetrySessions?: (() => void) | undefined
  actions: SecurityActions
}

/** The user's own sign-in settings, hidden from everyone else. The log below belongs to the organization. */
export function SecurityTab({ account, sessions, onRetrySessions, actions }: SecurityTabProps) {
  const t = useText('partnerSettings')
  return (
    <div className="pl-stack">
      <h2>{t('security.title')}</h2>
      <div className="ps-columns">
        <div className="pl-stack">
          <NoticeChoice isOn={account.notify} onChange={actions.setNotify} />
          <PassphraseForm account={account} onChange={actions.changePassphrase} />
        </div>
        <div className="pl-stack">
          <SecondFactorPart account={account} actions={actions} />
          <SessionList sessions={sessions} onRetry={onRetrySessions} onEnd={actions.endSessions} />
        </div>
      </div>
      {roleIncludes(account.role, 'partner_admin') && <AuditLog onLoad={actions.loadAudit} />}
    </div>
  )
}

interface NoticeChoiceProps {
  isOn: boolean
  onChange: (isOn: boolean) => Promise<void>
}

function NoticeChoice({ isOn, onChange }: NoticeChoiceProps) {
  const t = useText('partnerSettings')
  const { busy, failure, run } = useAction()
  const problem = failureText(failure, t('failed'))
  return (
    <Card as="section" className="pl-tight">
      <h3>{t('security.noticeTitle')}</h3>
      <label className="pl-check">
        <input
          type="checkbox"
          checked={busy === null ? isOn : !isOn}
          onChange={(event) => {
            const isWanted = event.target.checked
            run('notify', () => onChange(isWanted))
          }}
        />
        <span>{t('security.notify')}</span>
      </label>
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
    </Card>
  )
}
