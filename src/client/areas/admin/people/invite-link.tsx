import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface InviteReply {
  isMailOff?: true | undefined
  inviteLink?: string | undefined
}

/** When mail is off: the link to pass on by hand, shown once, or who else can create one. */
export function InviteLink({ name, reply: { isMailOff, inviteLink } }: { name: string; reply: InviteReply }) {
  const t = useText('adminPeople')
  if (!isMailOff) return null
  if (inviteLink === undefined) return <Notice tone="warning">{t('linkNotShown')}</Notice>
  return (
    <Notice tone="warning" title={t('linkTitle', { name })}>
      <CopyText
        label={t('link')}
        hint={t('linkHint')}
        value={inviteLink}
        copyLabel={t('copyLink')}
        copiedText={t('linkCopied')}
        failedText={t('linkCopyFailed')}
      />
    </Notice>
  )
}
