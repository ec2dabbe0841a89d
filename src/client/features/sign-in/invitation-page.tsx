import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acceptInvitation, showInvitation } from '#contracts/accounts.ts'
import type { Account } from '#domain/accounts/account.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { type AcceptedInvitation, InvitationForm } from './invitation-form.tsx'
import { LinkNotLoaded, LinkOver } from './link-over.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface InvitationPageProps {
  token: string
  onDone: (account: Account) => void
  onDoor: () => void
}

/** Accepts a single-use invitation. */
export function InvitationPage({ token, onDone, onDoor }: InvitationPageProps) {
  const t = useText('signIn')
  const { language } = useLanguage()
  const [joined, setJoined] = useState<{ account: Account; codes: readonly string[] }>()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callApi(showInvitation, { body: { token } }),
    gcTime: 0,
  })
  const handleSend = async (accepted: AcceptedInvitation) => {
    const { account, recoveryCodes } = await callApi(acceptInvitation, { body: { token, language, ...accepted } })
    if (recoveryCodes) setJoined({ account, codes: recoveryCodes })
    else onDone(account)
  }
  if (invitation.isError && isTokenOver(invitation.error)) return <LinkOver onDoor={onDoor} />
  if (invitation.isError) {
    return <LinkNotLoaded isLimited={isLimited(invitation.error)} onRetry={() => void invitation.refetch()} />
  }
  return (
    <Page aria-labelledby="sign-in-title" className="grid gap-5">
      <h1 id="sign-in-title">{t(joined ? 'invitation.done' : 'invitation.title')}</h1>
      {joined && (
        <RecoveryCodes codes={joined.codes} goOnLabel={t('invitation.goOn')} onGoOn={() => onDone(joined.account)} />
      )}
      {!joined &&
        (invitation.data ? <InvitationForm invitation={invitation.data} onSend={handleSend} /> : <LoadingPart />)}
    </Page>
  )
}

/** The server rejects a malformed token as bad input; to the user it is simply a link that does not work. */
export function isTokenOver(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 410].includes(error.status)
}

export function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}
