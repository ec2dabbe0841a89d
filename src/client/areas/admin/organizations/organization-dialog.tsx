import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listOrganizationAccess } from '#contracts/access-log.ts'
import {
  type AdminOrganization,
  changeOrganization,
  removeOrganizationCall,
  renewTrackingCode,
} from '#contracts/admin-service.ts'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { AccessLog } from '#client/features/access-log/access-log.tsx'
import { LinkAndPoster } from '#client/features/poster/link-and-poster.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { QueryState } from '#client/shared/query/query-state.tsx'
import { callStaff, staffSession } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReasonForm } from '../review-queue/reason-form.tsx'
import { OrganizationForm, type OrganizationValues } from './organization-form.tsx'

type Send = (actionKey: string, command: () => Promise<string>) => Promise<void>

interface OrganizationDialogProps {
  /** null closes the dialog. */
  organization: AdminOrganization | null
  onClose: () => void
  send: Send
}

export function OrganizationDialog({ organization, onClose, send }: OrganizationDialogProps) {
  const t = useText('adminOrganizations')
  return (
    <Dialog open={organization !== null} onClose={onClose} closeLabel={t('close')} title={organization?.name ?? ''}>
      {organization && <Opened key={organization.id} organization={organization} send={send} />}
    </Dialog>
  )
}

function Opened({ organization, send }: { organization: AdminOrganization; send: Send }) {
  const t = useText('adminOrganizations')
  const session = useStore(staffSession)
  const isHead = session.phase === 'in' && roleIncludes(session.account.role, 'super_admin')
  const { id, name, trackingCode, isSensitive, isSupervision, isConfidential } = organization
  const save = (body: OrganizationValues) =>
    send(`save ${id}`, async () => {
      await callStaff(changeOrganization, { params: { id }, body })
      return t('saved', { name: body.name })
    })
  const renew = (reason: string) =>
    send(`renew ${id}`, async () => {
      const { trackingCode: code } = await callStaff(renewTrackingCode, { params: { id }, body: { reason } })
      return t('renewed', { name, code })
    })
  const remove = (reason: string) =>
    send(`remove ${id}`, async () => {
      const { waiting: count } = await callStaff(removeOrganizationCall, { params: { id }, body: { reason } })
      return t('removed', { name, count })
    })
  return (
    <div className="desk-stack">
      <OrganizationForm initial={{ name, isSensitive, isSupervision, isConfidential }} onSave={save} />
      <h3>{t('link')}</h3>
      <LinkAndPoster trackingCode={trackingCode} name={name} />
      <OrganizationAccess id={id} />
      <WithReason label={t('newCode')} text={t('newCodeText')} onSend={renew} />
      {isHead && <WithReason label={t('remove')} text={t('removeText')} onSend={remove} />}
    </div>
  )
}

/** Loaded with the dialog: every look at it is logged. */
function OrganizationAccess({ id }: { id: string }) {
  const t = useText('accessLog')
  const query = useQuery({
    queryKey: ['admin-organizations', id, 'access'],
    staleTime: 0,
    queryFn: async () => (await callStaff(listOrganizationAccess, { params: { id } })).entries,
  })
  return (
    <QueryState query={query} title={t('notLoaded')} text={failureText(query.error, '') || undefined}>
      {(entries) => <AccessLog isOwn={false} entries={entries} />}
    </QueryState>
  )
}

interface WithReasonProps {
  label: string
  text: string
  onSend: (reason: string) => Promise<void>
}

/** An irreversible action needs two steps: a press to see what it does, and a reason. */
function WithReason({ label, text, onSend }: WithReasonProps): ReactNode {
  const t = useText('adminOrganizations')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="desk-stack">
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <>
          <p>{text}</p>
          <ReasonForm label={t('why')} needed={t('needed')} send={label} maxLength={300} onSend={onSend} />
        </>
      )}
    </div>
  )
}
